import re

from windows_events import context, host, user

COMMAND = re.compile(
    r"vssadmin(\.exe)?\"?\s+(delete\s+shadows|resize\s+shadowstorage)"
    r"|wmic(\.exe)?\"?\s+shadowcopy\s+delete"
    r"|wbadmin(\.exe)?\"?\s+delete\s+(catalog|systemstatebackup)"
    r"|bcdedit(\.exe)?\"?\s+/set\s+.*recoveryenabled\s+no",
    re.IGNORECASE,
)


def rule(event):
    if event.get("EventID") not in ("1", "4688"):
        return False
    return COMMAND.search(event.get("CommandLine") or "") is not None


def title(event):
    return f"{user(event)} deleted shadow copies on {host(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return context(event)
