"""Distinguishes public from internal IP addresses."""

import ipaddress

# Not `is_private`: Python also treats documentation ranges as private.
OWN = [
    ipaddress.ip_network(text)
    for text in (
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "224.0.0.0/4",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
        "ff00::/8",
    )
]


def is_public(text):
    """True for a public address; False for a private one and for text that is not an address."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return not any(address in network for network in OWN if network.version == address.version)
