from cloudtrail_events import account, actor, context


def rule(event):
    return event.get("eventName") == "GetPasswordData"


def title(event):
    return f"{actor(event)} requested Windows administrator passwords in bulk in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return context(event)
