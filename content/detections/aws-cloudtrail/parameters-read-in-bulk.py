from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("GetParameter", "GetParameters", "GetParametersByPath"):
        return False
    return event.deep_get("requestParameters", "withDecryption") is True and succeeded(event)


def title(event):
    return f"{actor(event)} decrypted Parameter Store parameters in bulk in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return context(event)
