from windows_events import context, file_name, host

MEMORY_READ = 0x10
TRUSTED = ("msmpeng.exe", "mssense.exe", "csrss.exe", "wininit.exe", "lsass.exe", "svchost.exe", "services.exe",
           "wmiprvse.exe", "csfalconservice.exe", "vmtoolsd.exe")


def rule(event):
    if event.get("EventID") != "10":
        return False
    if file_name(event.get("TargetImage")) != "lsass.exe" or is_trusted(event):
        return False
    return access(event) & MEMORY_READ != 0


def is_trusted(event):
    """A name alone is not proof: the program must also be in a folder that users cannot write to."""
    path = (event.get("SourceImage") or "").lower()
    in_place = path.startswith(("c:\\windows\\system32\\", "c:\\program files", "c:\\programdata\\microsoft\\windows defender\\"))
    return in_place and file_name(path) in TRUSTED


def access(event):
    try:
        return int(str(event.get("GrantedAccess") or "0"), 16)
    except ValueError:
        return 0


def title(event):
    return f"{file_name(event.get('SourceImage'))} accessed LSASS memory on {host(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return {**context(event), "access": event.get("GrantedAccess"), "call_trace": event.get("CallTrace")}
