MEDIUM, HIGH, CRITICAL = 4, 7, 9


def rule(event):
    if event.deep_get("service", "additionalInfo", "sample") is True:
        return False
    return float(event.get("severity") or 0) >= MEDIUM


def severity(event):
    level = float(event.get("severity") or 0)
    if level >= CRITICAL:
        return "CRITICAL"
    return "HIGH" if level >= HIGH else "MEDIUM"


def title(event):
    return f"{event.get('type')} in account {event.get('accountId')}: {event.get('title')}"


def dedup(event):
    return str(event.get("id"))


def alert_context(event):
    return {
        "type": event.get("type"),
        "account": event.get("accountId"),
        "region": event.get("region"),
        "resource": event.get("resource"),
        "action": event.deep_get("service", "action"),
    }
