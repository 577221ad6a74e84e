"""File names, users and alert context of Windows Security, Sysmon and PowerShell events."""


def file_name(path):
    """`C:\\Windows\\System32\\cmd.exe` → `cmd.exe`"""
    return str(path or "").replace("/", "\\").rsplit("\\", 1)[-1].lower()


def host(event):
    return event.get("Hostname") or event.get("Computer") or "unknown host"


def user(event):
    """Sysmon names the user in `User`, the Security log in `SubjectUserName`."""
    return event.get("User") or event.get("SubjectUserName") or event.get("AccountName") or "unknown user"


def is_sysmon(event):
    return "sysmon" in str(event.get("Channel") or "").lower()


def process_image(event):
    """The started program, from Sysmon 1 or Security 4688."""
    return event.get("Image") or event.get("NewProcessName") or ""


def parent_image(event):
    return event.get("ParentImage") or event.get("ParentProcessName") or ""


def context(event):
    return {
        "host": host(event),
        "user": user(event),
        "event_id": event.get("EventID"),
        "process": process_image(event) or event.get("SourceImage"),
        "command_line": event.get("CommandLine"),
        "parent": parent_image(event),
    }
