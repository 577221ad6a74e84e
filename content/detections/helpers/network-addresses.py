"""Tells addresses of the Internet from our own."""

import ipaddress


def is_public(text):
    """True for a globally routable address; False for private ones and for what is no address."""
    try:
        return ipaddress.ip_address(text).is_global
    except ValueError:
        return False
