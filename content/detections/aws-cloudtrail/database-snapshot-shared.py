from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("ModifyDBSnapshotAttribute", "ModifyDBClusterSnapshotAttribute"):
        return False
    return succeeded(event) and len(receivers(event)) > 0


def receivers(event):
    parameters = event.get("requestParameters") or {}
    if parameters.get("attributeName") != "restore":
        return []
    return [receiver for receiver in parameters.get("valuesToAdd") or [] if receiver != account(event)]


def snapshot(event):
    parameters = event.get("requestParameters") or {}
    return parameters.get("dBSnapshotIdentifier") or parameters.get("dBClusterSnapshotIdentifier") or "unknown"


def title(event):
    return f"{actor(event)} shared RDS snapshot {snapshot(event)} with {', '.join(receivers(event))}"


def severity(event):
    return "CRITICAL" if "all" in receivers(event) else "DEFAULT"


def dedup(event):
    return snapshot(event)


def alert_context(event):
    return {**context(event), "snapshot": snapshot(event), "receivers": receivers(event)}
