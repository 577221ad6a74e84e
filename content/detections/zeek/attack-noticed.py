NOTES = (
    "SSH::Password_Guessing",
    "SSH::Login_By_Password_Guesser",
    "FTP::Bruteforcing",
    "Scan::Address_Scan",
    "Scan::Port_Scan",
    "Heartbleed::SSL_Heartbeat_Attack_Success",
    "HTTP::SQL_Injection_Attacker",
    "TeamCymruMalwareHashRegistry::Match",
    "Traceroute::Detected",
)


def rule(event):
    return event.get("note") in NOTES


def source(event):
    return event.get("src") or event.get("id_orig_h") or "unknown"


def title(event):
    return f"{event.get('note')} by {source(event)}"


def severity(event):
    return "HIGH" if event.get("note") in ("SSH::Login_By_Password_Guesser", "TeamCymruMalwareHashRegistry::Match") else "DEFAULT"


def dedup(event):
    return f"{event.get('note')}:{source(event)}"


def alert_context(event):
    return {"source": source(event), "destination": event.get("dst"), "message": event.get("msg"), "detail": event.get("sub")}
