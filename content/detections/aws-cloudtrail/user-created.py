from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "CreateUser" and succeeded(event)


def title(event):
    name = event.deep_get("requestParameters", "userName", default="unknown")
    return f"{actor(event)} created IAM user {name} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return {**context(event), "new_user": event.deep_get("requestParameters", "userName")}
