from windows_events import context, file_name, host, parent_image, process_image, user

INTERPRETERS = ("cmd.exe", "powershell.exe", "pwsh.exe", "wscript.exe", "cscript.exe", "rundll32.exe", "regsvr32.exe")


def rule(event):
    if event.get("EventID") not in ("1", "4688"):
        return False
    return file_name(parent_image(event)) == "mshta.exe" and file_name(process_image(event)) in INTERPRETERS


def title(event):
    return f"mshta spawned {file_name(process_image(event))} on {host(event)} as {user(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return context(event)
