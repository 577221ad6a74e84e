from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") in ("ScheduleKeyDeletion", "DisableKey") and succeeded(event)


def title(event):
    verb = "disabled" if event.get("eventName") == "DisableKey" else "scheduled the deletion of"
    key = event.deep_get("requestParameters", "keyId", default="unknown").rsplit("/", 1)[-1]
    return f"{actor(event)} {verb} the encryption key {key} of account {account(event)}"


def alert_context(event):
    return context(event)
