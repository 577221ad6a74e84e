from windows_events import context, file_name, host

BORROWED = (
    "wuauclt.exe",
    "rundll32.exe",
    "regsvr32.exe",
    "mshta.exe",
    "powershell.exe",
    "pwsh.exe",
    "wscript.exe",
    "cscript.exe",
    "winword.exe",
    "excel.exe",
    "notepad.exe",
    "msbuild.exe",
    "installutil.exe",
)


def rule(event):
    return event.get("EventID") == "8" and file_name(event.get("SourceImage")) in BORROWED


def title(event):
    source = file_name(event.get("SourceImage"))
    target = file_name(event.get("TargetImage")) or "another process"
    return f"{source} started a thread in {target} on {host(event)}"


def dedup(event):
    return f"{host(event)}:{file_name(event.get('SourceImage'))}"


def alert_context(event):
    return {**context(event), "target": event.get("TargetImage"), "start_address": event.get("StartAddress")}
