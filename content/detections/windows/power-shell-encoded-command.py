import base64
import re

from windows_events import context, file_name, host, process_image, user

# -e, -ec, -enc … -encodedcommand, followed by what can be Base64.
ENCODED = re.compile(r"\s[-/]e(?:c|n[a-z]*)?\s+[\"']?([A-Za-z0-9+/]{24,}={0,2})", re.IGNORECASE)


def rule(event):
    if event.get("EventID") not in ("1", "4688"):
        return False
    if file_name(process_image(event)) not in ("powershell.exe", "pwsh.exe"):
        return False
    return ENCODED.search(event.get("CommandLine") or "") is not None


def decoded(event):
    match = ENCODED.search(event.get("CommandLine") or "")
    try:
        return base64.b64decode(match.group(1) + "==").decode("utf-16-le", "replace") if match else ""
    except ValueError:
        return ""


def title(event):
    return f"PowerShell ran an encoded command on {host(event)} as {user(event)}"


def dedup(event):
    return f"{host(event)}:{user(event)}"


def alert_context(event):
    return {**context(event), "decoded": decoded(event)[:2000]}
