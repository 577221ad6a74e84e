import re

from cloudtrail_events import account, context

DESKTOPS = re.compile(r"darwin|macos|windows|kali|parrot", re.IGNORECASE)


def rule(event):
    if event.deep_get("userIdentity", "type") != "AssumedRole":
        return False
    if not re.fullmatch(r"i-[0-9a-f]{8,17}", instance(event)):
        return False
    return is_desktop(event) or is_first_question(event)


def instance(event):
    return event.deep_get("userIdentity", "arn", default="").rsplit("/", 1)[-1]


def is_desktop(event):
    agent = event.get("userAgent") or ""
    return "console.amazonaws" not in agent and DESKTOPS.search(agent) is not None


def is_first_question(event):
    if event.get("eventName") != "GetCallerIdentity":
        return False
    return event.deep_get("userIdentity", "sessionContext", "ec2RoleDelivery") == "1.0"


def title(event):
    return f"Credentials of instance {instance(event)} in account {account(event)} used from {event.get('sourceIPAddress')}"


def dedup(event):
    return instance(event)


def alert_context(event):
    return {**context(event), "instance": instance(event)}
