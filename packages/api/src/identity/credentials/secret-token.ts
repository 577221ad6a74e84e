import { randomBytes } from "node:crypto";

/** 256 random bits for links, cookies and API tokens; the store keeps only their hashes. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}
