/** What an attempt achieved, seen from outside. */
export interface Finding {
  readonly attempt: string;
  readonly kind:
    | "secret told"
    | "file changed"
    | "network reached"
    | "process left"
    | "program signalled"
    | "events of another domain told"
    | "another domain changed"
    | "same domain changed"
    | "answer forged"
    | "others late"
    | "memory over its limit"
    | "engine lost";
  readonly details: string;
}

/** It passed the walls of the machine, rather than harmed others within them. */
export function getsOut({ kind }: Finding): boolean {
  return ["secret told", "file changed", "network reached", "process left", "program signalled"].includes(kind);
}

/**
 * It harmed more than rules of its own trust domain. Those have authors with the same rights, who may edit each other's
 * rules; what one changes for the others lasts until the next reset (docs/decisions/0008-trust-domains.md).
 */
export function crossesDomains({ kind }: Finding): boolean {
  return kind !== "same domain changed";
}
