from windows_events import context, file_name, host, process_image, user


def rule(event):
    if event.get("EventID") not in ("1", "4688"):
        return False
    if file_name(process_image(event)) != "wuauclt.exe":
        return False
    command = (event.get("CommandLine") or "").lower()
    return "/updatedeploymentprovider" in command and ".dll" in command and not from_system_folder(command)


def from_system_folder(command):
    library = command.split("/updatedeploymentprovider", 1)[1].strip()
    return library.startswith("c:\\windows\\system32\\") or library.startswith("updatedeploymentprovider.dll")


def title(event):
    return f"wuauclt loaded an untrusted DLL on {host(event)} as {user(event)}"


def dedup(event):
    return host(event)


def alert_context(event):
    return context(event)
