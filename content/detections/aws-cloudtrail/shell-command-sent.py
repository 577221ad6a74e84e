from cloudtrail_events import account, actor, context, succeeded

SHELLS = ("AWS-RunShellScript", "AWS-RunPowerShellScript")


def rule(event):
    if event.get("eventName") != "SendCommand":
        return False
    return event.deep_get("requestParameters", "documentName") in SHELLS and succeeded(event)


def instances(event):
    return list(event.deep_get("requestParameters", "instanceIds") or [])


def title(event):
    where = ", ".join(instances(event)) or "instances selected by tag"
    return f"{actor(event)} ran a shell command through SSM on {where} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return {**context(event), "instances": instances(event)}
