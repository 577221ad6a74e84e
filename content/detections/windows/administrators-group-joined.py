from windows_events import context, host, user

GROUPS = ("administrators", "domain admins", "enterprise admins", "schema admins", "backup operators")


def rule(event):
    if event.get("EventID") not in ("4728", "4732", "4756"):
        return False
    return (event.get("TargetUserName") or "").lower() in GROUPS


def member(event):
    return event.get("MemberName") or event.get("MemberSid") or "an account"


def title(event):
    return f"{user(event)} added {member(event)} to {event.get('TargetUserName')} on {host(event)}"


def alert_context(event):
    return {**context(event), "group": event.get("TargetUserName"), "member": member(event)}
