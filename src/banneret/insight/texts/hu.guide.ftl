insight-guide-expert = A szakértő ezt tenné:
insight-guide-reason = „{ $reason }”
