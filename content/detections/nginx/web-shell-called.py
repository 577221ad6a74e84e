import re

SHELL = re.compile(r"/(uploads?|images|files|tmp)/[^?]*\.(php|jsp|aspx)\?.*\b(cmd|exec|command|c)=", re.IGNORECASE)


def rule(event):
    if event.get("status") != 200:
        return False
    return SHELL.search(event.get("requestUri") or "") is not None


def title(event):
    return f"{event.get('remoteAddr')} ran commands through a web shell"


def alert_context(event):
    return {"source": event.get("remoteAddr"), "request": event.get("request"), "user_agent": event.get("httpUserAgent")}
