from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") in ("ScheduleKeyDeletion", "DisableKey") and succeeded(event)


def title(event):
    verb = "disabled" if event.get("eventName") == "DisableKey" else "scheduled deletion of"
    key = event.deep_get("requestParameters", "keyId", default="unknown").rsplit("/", 1)[-1]
    return f"{actor(event)} {verb} KMS key {key} in account {account(event)}"


def alert_context(event):
    return context(event)
