from cloudtrail_events import account, actor, context, succeeded

ALWAYS = ("DeleteDetector", "DisableSecurityHub", "DeletePublishingDestination", "StopMonitoringMembers")


def rule(event):
    name = event.get("eventName")
    if name not in ALWAYS and name != "UpdateDetector":
        return False
    if name == "UpdateDetector" and event.deep_get("requestParameters", "enable") is not False:
        return False
    return succeeded(event)


def title(event):
    region = event.get("awsRegion")
    return f"{actor(event)} disabled threat detection in account {account(event)} in {region} ({event.get('eventName')})"


def alert_context(event):
    return context(event)
