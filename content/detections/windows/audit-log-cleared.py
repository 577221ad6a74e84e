from windows_events import context, host


def rule(event):
    if event.get("EventID") not in ("104", "1102"):
        return False
    return event.get("SourceName") == "Microsoft-Windows-Eventlog" or event.get("Channel") in ("Security", "System")


def title(event):
    who = event.get("SubjectUserName")
    log = "Security log" if event.get("EventID") == "1102" else "Event log"
    return f"{log} cleared on {host(event)}" + (f" by {who}" if who else "")


def dedup(event):
    return host(event)


def alert_context(event):
    return {**context(event), "message": event.get("Message")}
