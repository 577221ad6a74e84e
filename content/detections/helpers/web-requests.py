"""Recognizes attack patterns in request URLs."""

import re
from urllib.parse import unquote_plus

ATTACKS = re.compile(
    r"union\s+(all\s+)?select|sleep\(\d|\bor\s+1=1|\.\./\.\./|/etc/passwd|<script|\$\{jndi:|/\.env\b|/wp-login\.php|/\.git/config",
    re.IGNORECASE,
)


def is_attack(url):
    return ATTACKS.search(unquote_plus(url)) is not None
