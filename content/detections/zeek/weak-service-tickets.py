def rule(event):
    if event.get("request_type") != "TGS":
        return False
    if event.get("success") is not True or not str(event.get("cipher") or "").startswith("rc4"):
        return False
    return not str(event.get("service") or "").startswith("krbtgt/")


def title(event):
    return f"Kerberoasting by {event.get('client')} from {event.get('id_orig_h')}"


def dedup(event):
    return str(event.get("client"))


def alert_context(event):
    return {"user": event.get("client"), "source": event.get("id_orig_h"), "first_service": event.get("service")}
