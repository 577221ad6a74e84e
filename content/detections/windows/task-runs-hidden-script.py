import re

from windows_events import context, host, user

HIDDEN = re.compile(r"-enc|-w(indowstyle)?\s+hidden|frombase64string|\\users\\public\\|\\appdata\\.*\.(ps1|vbs|js|hta)", re.IGNORECASE)


def rule(event):
    if event.get("EventID") != "4698":
        return False
    return HIDDEN.search(event.get("TaskContent") or "") is not None


def title(event):
    return f"{user(event)} created scheduled task {event.get('TaskName')} with a hidden script on {host(event)}"


def alert_context(event):
    return {**context(event), "task": event.get("TaskName"), "content": event.get("TaskContent")}
