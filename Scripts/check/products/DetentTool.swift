import DetentTool

print(DetentTool(controls: .ours).controls)
