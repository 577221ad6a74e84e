def rule(event):
    # Attempts count too: Zeek reports `encrypted` when TLS hides whether the login succeeded.
    return event.get("result") is not None and event.get("id_resp_p") == 3389


def title(event):
    return f"{event.get('id_orig_h')} opened many RDP connections, first to {event.get('id_resp_h')}"


def dedup(event):
    return str(event.get("id_orig_h"))


def alert_context(event):
    return {
        "source": event.get("id_orig_h"),
        "first_target": event.get("id_resp_h"),
        "user": event.get("cookie"),
        "client": event.get("client_name"),
    }
