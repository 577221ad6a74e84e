from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "UpdateFunctionCode20150331v2" or not succeeded(event):
        return False
    if event.deep_get("requestParameters", "dryRun") is True:
        return False
    return event.deep_get("userIdentity", "type") == "IAMUser"


def function(event):
    return event.deep_get("requestParameters", "functionName", default="unknown").rsplit(":", 1)[-1]


def title(event):
    return f"{actor(event)} updated the code of Lambda function {function(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{function(event)}"


def alert_context(event):
    return {**context(event), "function": function(event)}
