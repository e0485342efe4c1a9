import Presentation

print(FormattedValue(0.1, DecimalFormat.decimal))
