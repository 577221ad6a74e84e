from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "CreateAccessKey" or not succeeded(event):
        return False
    owner = event.deep_get("requestParameters", "userName")
    return owner is not None and owner != event.deep_get("userIdentity", "userName")


def owner_of_key(event):
    return event.deep_get("requestParameters", "userName", default="unknown")


def title(event):
    return f"{actor(event)} created an access key for {owner_of_key(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    key = event.deep_get("responseElements", "accessKey", "accessKeyId")
    return {**context(event), "owner": owner_of_key(event), "access_key": key}
