import re

from cloudtrail_events import account, actor, context

FAMILIES = re.compile(r"(p[2-6]|g[3-7]|trn\d|inf\d)[a-z]*\.")
COUNTED_ERRORS = (None, "", "Client.VcpuLimitExceeded", "Client.InstanceLimitExceeded")


def rule(event):
    if event.get("eventName") != "RunInstances":
        return False
    return event.get("errorCode") in COUNTED_ERRORS and FAMILIES.match(kind(event)) is not None


def kind(event):
    return event.deep_get("requestParameters", "instanceType", default="")


def title(event):
    return f"{actor(event)} requested {kind(event)} instances in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return {**context(event), "instance_type": kind(event)}
