def rule(event):
    if event.get("name") != "email_forwarding_out_of_domain":
        return False
    return destination(event) != ""


def destination(event):
    return event.deep_get("parameters", "email_forwarding_destination_address", default="")


def title(event):
    return f"{actor(event)} enabled mail forwarding to {destination(event)}"


def alert_context(event):
    return {
        "actor": actor(event),
        "source_ip": event.get("ipAddress"),
        "event": event.get("name"),
        "parameters": event.get("parameters"),
    }


def actor(event):
    return event.deep_get("actor", "email", default="unknown")
