import re

from windows_events import context, host, user

FETCH = re.compile(r"downloadstring|downloaddata|invoke-webrequest|invoke-restmethod|\biwr\b|\birm\b", re.IGNORECASE)
RUN = re.compile(r"\biex\b|invoke-expression|\[reflection\.assembly\]::load", re.IGNORECASE)


def rule(event):
    if event.get("EventID") != "4104":
        return False
    script = event.get("ScriptBlockText") or ""
    return RUN.search(script) is not None and FETCH.search(script) is not None


def title(event):
    return f"PowerShell on {host(event)} downloaded and ran code as {user(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return {**context(event), "script": (event.get("ScriptBlockText") or "")[:4000]}
