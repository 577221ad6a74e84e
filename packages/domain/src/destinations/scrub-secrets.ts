import { isObject } from "../text/is-object.ts";
import { secretMask } from "./destination.ts";
import type { SettingValues } from "./secret-settings.ts";

/** Shorter ones would be found in any text. */
const secretLengthMin = 4;

/** Takes the secrets of a destination out of what it answered or how it failed, also URL-encoded and as Base64. */
export function scrubSecrets(text: string, settings: SettingValues, secretKeys: readonly string[]): string {
  const secrets = secretKeys.flatMap((key) => textsOf(settings[key])).flatMap(formsOf);
  const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((scrubbed, secret) => scrubbed.replaceAll(secret, secretMask), text);
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap((entry) => (isObject(entry) ? textsOf(entry.value) : [])) : [];
}

function formsOf(secret: string): string[] {
  const url = URL.parse(secret);
  // Of an address, the host is no secret and belongs into a message about it.
  const parts = url ? [`${url.pathname}${url.search}`, ...url.pathname.split("/"), ...url.searchParams.values()] : [];
  const whole = [secret, encodeURIComponent(secret), toBase64(secret)];
  return [...whole, ...parts].filter((form) => form.length >= secretLengthMin);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
