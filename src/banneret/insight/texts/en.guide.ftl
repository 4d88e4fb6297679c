insight-guide-expert = The expert would:
insight-guide-reason = “{ $reason }”
