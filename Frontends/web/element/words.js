// Default texts of elements, in the language of the page around them.

/** A share of stars in each language; elsewhere without a noun. */
export const shares = {
  ar: '{value} من {count} نجوم',
  bn: '{count}টির মধ্যে {value}টি তারা',
  da: '{value} af {count} stjerner',
  de: '{value} von {count} Sternen',
  en: '{value} of {count} stars',
  es: '{value} de {count} estrellas',
  fa: '{value} از {count} ستاره',
  fi: '{value}/{count} tähteä',
  fr: '{value} étoiles sur {count}',
  hi: '{count} में से {value} सितारे',
  it: '{value} stelle su {count}',
  ja: '星 {count} 個中 {value} 個',
  ko: '별 {count}개 중 {value}개',
  nb: '{value} av {count} stjerner',
  nl: '{value} van {count} sterren',
  pl: 'gwiazdki: {value} z {count}',
  pt: '{value} de {count} estrelas',
  ru: '{value} из {count} звёзд',
  sv: '{value} av {count} stjärnor',
  th: '{value} จาก {count} ดาว',
  tr: '{count} yıldızdan {value}',
  zh: '{value} 颗星，共 {count} 颗',
};

/** Names of the lower and the upper of two values. */
export const extremes = {
  ar: ['الحد الأدنى', 'الحد الأقصى'],
  bn: ['সর্বনিম্ন', 'সর্বোচ্চ'],
  da: ['minimum', 'maksimum'],
  de: ['Minimum', 'Maximum'],
  en: ['minimum', 'maximum'],
  es: ['mínimo', 'máximo'],
  fa: ['حداقل', 'حداکثر'],
  fi: ['vähintään', 'enintään'],
  fr: ['minimum', 'maximum'],
  hi: ['न्यूनतम', 'अधिकतम'],
  it: ['minimo', 'massimo'],
  ja: ['最小', '最大'],
  ko: ['최소', '최대'],
  nb: ['minimum', 'maksimum'],
  nl: ['minimum', 'maximum'],
  pl: ['minimum', 'maksimum'],
  pt: ['mínimo', 'máximo'],
  ru: ['минимум', 'максимум'],
  sv: ['lägst', 'högst'],
  th: ['ต่ำสุด', 'สูงสุด'],
  tr: ['en az', 'en çok'],
  zh: ['最小', '最大'],
};

/** Language of the page around an element; `undefined` if there is none or it is invalid. */
export function languageAround(element) {
  const named = element.closest('[lang]');
  const { host } = element.getRootNode();
  if (!named && host?.closest) return languageAround(host); // a link has a host too: that of its address
  try {
    return Intl.getCanonicalLocales(named?.lang || undefined)[0];
  } catch {
    return undefined;
  }
}

/** Entry of a table for the language around an element, if there is one. */
export function wordsAround(element, table) {
  const language = (languageAround(element) ?? navigator.language).split('-')[0].toLowerCase();
  return table[language === 'no' || language === 'nn' ? 'nb' : language];
}

/**
 * Replaces names in a template by values.
 * @param {string} template as `{value} of {count}`; unknown names stay
 * @param {Record<string, string>} values
 */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}
