from windows_events import context, host

STORE = "\\consentstore\\microphone\\nonpackaged\\"
INTERPRETERS = ("powershell.exe", "pwsh.exe", "rundll32.exe", "wscript.exe", "cscript.exe", "mshta.exe", "python.exe")


def rule(event):
    if event.get("EventID") != "13":
        return False
    return program(event) in INTERPRETERS


def program(event):
    """The registry stores the program's path with `#`: `C:#Windows#…#powershell.exe`."""
    key = (event.get("TargetObject") or "").lower()
    if STORE not in key:
        return ""
    return key.split(STORE, 1)[1].split("\\", 1)[0].rsplit("#", 1)[-1]


def title(event):
    return f"{program(event)} accessed the microphone on {host(event)}"


def dedup(event):
    return f"{host(event)}:{program(event)}"


def alert_context(event):
    return {**context(event), "program": program(event), "key": event.get("TargetObject")}
