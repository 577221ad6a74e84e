import re

from windows_events import context, host

SUSPICIOUS = re.compile(r"%comspec%|cmd(\.exe)? /c|powershell|\\admin\$\\|\\temp\\|\\users\\public\\|rundll32", re.IGNORECASE)


def rule(event):
    if event.get("EventID") != "7045":
        return False
    return SUSPICIOUS.search(event.get("ImagePath") or "") is not None


def title(event):
    return f"Suspicious service {event.get('ServiceName') or 'unknown'} installed on {host(event)}"


def dedup(event):
    return f"{host(event)}:{event.get('ServiceName')}"


def alert_context(event):
    return {**context(event), "service": event.get("ServiceName"), "path": event.get("ImagePath")}
