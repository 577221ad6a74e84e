from web_requests import is_attack


def rule(event):
    if event.get("targetStatusCode") != 200:
        return False
    return is_attack(event.get("requestUrl") or "")


def title(event):
    return f"Web attack from {event.get('clientIp')} on {event.get('domainName') or event.get('elb')} returned a success response"


def dedup(event):
    return str(event.get("clientIp"))


def alert_context(event):
    return {"source": event.get("clientIp"), "url": event.get("requestUrl"), "bytes": event.get("sentBytes"), "user_agent": event.get("userAgent")}
