def rule(event):
    return event.get("auth_success") is False


def title(event):
    return f"Repeated failed SSH logins from {event.get('id_orig_h')}, first to {event.get('id_resp_h')}"


def dedup(event):
    return str(event.get("id_orig_h"))


def alert_context(event):
    return {"source": event.get("id_orig_h"), "first_target": event.get("id_resp_h"), "client": event.get("client")}
