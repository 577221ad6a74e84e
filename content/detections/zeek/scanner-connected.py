TOOLS = ("nmap", "zgrab", "masscan", "libssh-scan", "nessus", "shodan")


def rule(event):
    client = (event.get("client") or "").lower()
    return any(tool in client for tool in TOOLS)


def title(event):
    return f"SSH scan from {event.get('id_orig_h')}, first of {event.get('id_resp_h')}"


def dedup(event):
    return str(event.get("id_orig_h"))


def alert_context(event):
    return {"source": event.get("id_orig_h"), "first_target": event.get("id_resp_h"), "client": event.get("client")}
