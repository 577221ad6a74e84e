def rule(event):
    return event.get("eventType") == "AwsApiCall"


def is_anonymous(event):
    return event.get("accountId") in (None, "", "ANONYMOUS_PRINCIPAL")


def who(event):
    return "Anonymous client" if is_anonymous(event) else f"Account {event.get('accountId')}"


def title(event):
    return f"{who(event)} accessed the decoy bucket"


def severity(event):
    return "LOW" if is_anonymous(event) else "DEFAULT"


def dedup(event):
    return who(event)


def alert_context(event):
    return {
        "call": event.get("eventName"),
        "source_ip": event.get("sourceIPAddress"),
        "user_agent": event.get("userAgent"),
        "parameters": event.get("requestParameters"),
    }
