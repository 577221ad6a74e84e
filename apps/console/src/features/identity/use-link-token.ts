import { useLocation } from "@tanstack/react-router";

/** The token of a one-time link, from the part of the address that browsers send to nobody; empty without one. */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return new URLSearchParams(hash).get("token") ?? "";
}
