from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "DeleteSecret" or not succeeded(event):
        return False
    return event.deep_get("requestParameters", "forceDeleteWithoutRecovery") is True


def title(event):
    return f"{actor(event)} force-deleted secrets in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return context(event)
