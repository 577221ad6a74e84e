PATHS = ("/login", "/api/login", "/api/v1/session", "/oauth/token")


def rule(event):
    if event.get("status") not in (401, 403, 429):
        return False
    return event.get("requestMethod") == "POST" and (event.get("requestUri") or "").split("?", 1)[0] in PATHS


def title(event):
    return f"Repeated failed web logins from {event.get('remoteAddr')}"


def dedup(event):
    return str(event.get("remoteAddr"))


def alert_context(event):
    return {"source": event.get("remoteAddr"), "path": event.get("requestUri"), "user_agent": event.get("httpUserAgent")}
