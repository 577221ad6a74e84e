import { isObject } from "../text/is-object.ts";
import { secretMask } from "./destination.ts";

export type SettingValues = Readonly<Record<string, unknown>>;

/** Members that say, beside URLs, whom a secret is sent to. */
const addressKeys = ["orgDomain", "repoName", "serviceRegion", "projectId", "host"];

/** Settings as people see them: of lists of names and values, such as headers, the names stay. */
export function maskSecrets(settings: SettingValues, secretKeys: readonly string[]): SettingValues {
  return mapSecrets(settings, secretKeys, (value) => (isKept(value) ? "" : secretMask));
}

/** Puts stored secrets where a mask or nothing was sent back; lists of names and values meet by name. */
export function mergeSecrets(
  stored: SettingValues,
  given: SettingValues,
  secretKeys: readonly string[],
): { readonly settings: SettingValues; readonly kept: readonly string[] } {
  const kept = new Set<string>();
  const keep = (key: string, value: unknown) => {
    kept.add(key);
    return value;
  };
  const absent = secretKeys.filter((key) => !(key in given) && key in stored);
  const complete = { ...given, ...Object.fromEntries(absent.map((key) => [key, ""])) };
  const settings = mapSecrets(complete, secretKeys, (value, key, name) => {
    const before = name === undefined ? stored[key] : findValue(stored[key], name);
    return isKept(value) && !isKept(before) ? keep(key, before) : value;
  });
  return { settings, kept: [...kept] };
}

/**
 * The kept secrets that must be entered again, because they would be sent to another address than before: otherwise
 * whoever may edit a destination could have its secrets sent to a server of theirs.
 */
export function secretsToEnterAgain(
  stored: SettingValues,
  merged: SettingValues,
  kept: readonly string[],
): readonly string[] {
  return addressesOf(stored) === addressesOf(merged) ? [] : kept;
}

function addressesOf(settings: SettingValues): string {
  const entries = Object.entries(settings).flatMap(([key, value]) => {
    if (typeof value !== "string") return [];
    const url = /^[a-z]+:\/\//i.test(value) ? URL.parse(value) : null;
    if (url) return [[key, `${url.protocol}//${url.host}`]];
    return addressKeys.includes(key) ? [[key, value]] : [];
  });
  return JSON.stringify(entries.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
}

function isKept(value: unknown): boolean {
  return value === undefined || value === null || value === "" || value === secretMask;
}

function findValue(list: unknown, name: string): unknown {
  return Array.isArray(list) ? list.find((entry) => isObject(entry) && entry.name === name)?.value : undefined;
}

type SecretChange = (value: unknown, key: string, name: string | undefined) => unknown;

function mapSecrets(settings: SettingValues, secretKeys: readonly string[], change: SecretChange): SettingValues {
  const entries = Object.entries(settings).map(([key, value]): [string, unknown] => {
    if (!secretKeys.includes(key)) return [key, value];
    if (!Array.isArray(value)) return [key, change(value, key, undefined)];
    const list = value.map((entry: unknown) =>
      isObject(entry) ? { ...entry, value: change(entry.value, key, String(entry.name)) } : entry,
    );
    return [key, list];
  });
  return Object.fromEntries(entries);
}
