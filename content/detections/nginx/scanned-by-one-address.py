from web_requests import is_attack


def rule(event):
    return is_attack(event.get("requestUri") or "")


def title(event):
    return f"Web server scan from {event.get('remoteAddr')}"


def dedup(event):
    return str(event.get("remoteAddr"))


def alert_context(event):
    return {"source": event.get("remoteAddr"), "first_request": event.get("request"), "user_agent": event.get("httpUserAgent")}
