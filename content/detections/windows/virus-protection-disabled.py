import re

from windows_events import context, host, user

VALUES = ("disablerealtimemonitoring", "disableantispyware", "disablebehaviormonitoring", "disableioavprotection")
COMMAND = re.compile(r"set-mppreference\b.*-disable\w+\s+(\$true|1)", re.IGNORECASE | re.DOTALL)


def rule(event):
    number = event.get("EventID")
    if number not in ("13", "4104"):
        return False
    if number == "4104":
        return COMMAND.search(event.get("ScriptBlockText") or "") is not None
    return is_switched_off(event)


def is_switched_off(event):
    key = (event.get("TargetObject") or "").lower()
    if "\\windows defender\\" not in key or not key.endswith(VALUES):
        return False
    return event.get("Details") == "DWORD (0x00000001)"


def title(event):
    return f"Defender disabled on {host(event)} by {user(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return {**context(event), "key": event.get("TargetObject"), "script": (event.get("ScriptBlockText") or "")[:2000]}
