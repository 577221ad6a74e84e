from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "ModifySnapshotAttribute" and succeeded(event) and len(receivers(event)) > 0


def receivers(event):
    items = event.deep_get("requestParameters", "createVolumePermission", "add", "items") or []
    found = [item.get("userId") or item.get("group") for item in items]
    return [receiver for receiver in found if receiver and receiver != account(event)]


def snapshot(event):
    return event.deep_get("requestParameters", "snapshotId", default="unknown")


def title(event):
    return f"{actor(event)} shared EBS snapshot {snapshot(event)} with {', '.join(receivers(event))}"


def severity(event):
    return "CRITICAL" if "all" in receivers(event) else "DEFAULT"


def dedup(event):
    return snapshot(event)


def alert_context(event):
    return {**context(event), "snapshot": snapshot(event), "receivers": receivers(event)}
