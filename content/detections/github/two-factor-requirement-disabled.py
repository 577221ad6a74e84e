def rule(event):
    return event.get("action") in ("org.disable_two_factor_requirement", "org.disable_saml")


def title(event):
    what = "SAML single sign-on" if event.get("action") == "org.disable_saml" else "the two-factor requirement"
    return f"{event.get('actor')} disabled {what} of {event.get('org')}"


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
