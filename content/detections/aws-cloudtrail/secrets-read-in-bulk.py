from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "GetSecretValue" and succeeded(event)


def title(event):
    return f"{actor(event)} retrieved secrets in bulk in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return {**context(event), "first_secret": event.deep_get("requestParameters", "secretId")}
