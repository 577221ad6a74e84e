from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "ModifyImageAttribute" and succeeded(event) and len(receivers(event)) > 0


def receivers(event):
    items = event.deep_get("requestParameters", "launchPermission", "add", "items") or []
    found = [item.get("userId") or item.get("group") or item.get("organizationArn") for item in items]
    return [receiver for receiver in found if receiver and receiver != account(event)]


def image(event):
    return event.deep_get("requestParameters", "imageId", default="unknown")


def title(event):
    return f"{actor(event)} shared AMI {image(event)} with {', '.join(receivers(event))}"


def dedup(event):
    return image(event)


def alert_context(event):
    return {**context(event), "image": image(event), "receivers": receivers(event)}
