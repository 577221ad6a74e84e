import { columnNameOf, type FieldSchema, type ValueSchema } from "@pharos/domain";
import { keyWords } from "./key-words.ts";
import { proposeIndicators } from "./propose-indicators.ts";
import { coveringFormats, epochFormatOf, saysTime } from "./time-formats.ts";
import type { ValueProfile } from "./value-profile.ts";

/** An object with more keys than this is stored as it is. */
const objectKeysMax = 200;
/** A map of free keys has at least so many, and each of them is in less than this share of the objects. */
const freeKeysMin = 20;
const freeKeysShareMax = 0.2;

const json: ValueSchema = { type: "json" };
const bigintMax = 2 ** 63;

/** The type of the values at a place, below `depthMax` further levels of objects; undefined when none has a value. */
export function inferValue(profile: ValueProfile, key: string, depthMax: number): ValueSchema | undefined {
  const { kinds } = profile;
  if (kinds.size === 0) return profile.emptyTexts > 0 ? { type: "string" } : undefined;
  const words = keyWords(key);
  if (kinds.has("object") || kinds.has("array")) {
    // Neither an object nor an array can be stored as a text, which an empty one is.
    if (kinds.size > 1 || profile.emptyTexts > 0) return json;
    return kinds.has("object") ? inferObject(profile, depthMax) : inferArray(profile, key, depthMax);
  }
  return inferTime(profile, words) ?? inferNumber(profile, words) ?? inferBoolean(profile) ?? inferText(profile, words);
}

/** The fields of objects; those that have no value anywhere, or whose names clash, are left out. */
export function inferFields(profile: ValueProfile, parents: number, depthMax: number): FieldSchema[] {
  const taken = new Set<string>();
  const fields: FieldSchema[] = [];
  for (const [name, member] of profile.fields) {
    const column = columnNameOf(name).toLowerCase();
    const value = canBeName(name) && !taken.has(column) ? inferValue(member, name, depthMax) : undefined;
    if (!value) continue;
    taken.add(column);
    fields.push({ name, ...(member.filled === parents && { required: true }), ...value });
  }
  return fields;
}

function canBeName(name: string): boolean {
  return /^[\p{L}\p{N}_@$.#:/-]/u.test(name) && name !== "__proto__";
}

function inferObject(profile: ValueProfile, depthMax: number): ValueSchema | undefined {
  const { fields } = profile;
  const objects = profile.kinds.get("object") ?? 0;
  if (fields.size === 0) return undefined;
  const columns = new Set([...fields.keys()].map((name) => columnNameOf(name).toLowerCase()));
  const isStorable = columns.size === fields.size && [...fields.keys()].every(canBeName);
  if (!isStorable || depthMax === 0 || fields.size > objectKeysMax || hasFreeKeys(profile, objects)) return json;
  const inferred = inferFields(profile, objects, depthMax - 1);
  return inferred.length === 0 ? undefined : { type: "object", fields: inferred };
}

/** Keys that are data themselves (ids, tags) differ from object to object. */
function hasFreeKeys({ fields }: ValueProfile, objects: number): boolean {
  if (fields.size < freeKeysMin) return false;
  const uses = [...fields.values()].reduce((sum, { filled }) => sum + filled, 0);
  return uses / (fields.size * objects) < freeKeysShareMax;
}

function inferArray(profile: ValueProfile, key: string, depthMax: number): ValueSchema | undefined {
  const element = profile.element && inferValue(profile.element, key.replace(/s$/, ""), depthMax);
  if (!element) return undefined;
  // Elements of several kinds are kept as they are.
  return element.type === "json" ? json : { type: "array", element };
}

function isOnly(profile: ValueProfile, ...kinds: ("text" | "number" | "boolean")[]): boolean {
  return [...profile.kinds.keys()].every((kind) => (kinds as string[]).includes(kind));
}

function inferTime(profile: ValueProfile, words: readonly string[]): ValueSchema | undefined {
  const formats = isOnly(profile, "text") ? coveringFormats(profile.texts.timeFormats) : undefined;
  const epoch = !formats && saysTime(words) && isNumeric(profile) ? epochFormatOf(...range(profile)) : undefined;
  if (epoch) return { type: "timestamp", timeFormats: [epoch] };
  return formats && { type: "timestamp", timeFormats: formats };
}

function isNumeric({ kinds, texts }: ValueProfile): boolean {
  if (kinds.has("boolean")) return false;
  return !kinds.has("text") || (texts.all("number") && !texts.hasDash);
}

function range({ min, max, texts }: ValueProfile): readonly [number, number] {
  return [Math.min(min, texts.min), Math.max(max, texts.max)];
}

/** Texts of digits under these words are names, not quantities: no sum is ever made of them. */
const namesOfDigits = /\b(?:version|account|phone|zip|postal|code name)\b/;

function inferNumber(profile: ValueProfile, words: readonly string[]): ValueSchema | undefined {
  if (!isNumeric(profile)) return undefined;
  const hasTexts = profile.kinds.has("text");
  if (hasTexts && namesOfDigits.test(words.join(" "))) return undefined;
  const areWhole = profile.areWhole && (!hasTexts || profile.texts.all("integer"));
  const [min, max] = range(profile);
  return { type: areWhole && min >= -bigintMax && max < bigintMax ? "bigint" : "float" };
}

function inferBoolean(profile: ValueProfile): ValueSchema | undefined {
  const { texts, kinds } = profile;
  if (!isOnly(profile, "boolean", "text")) return undefined;
  return !kinds.has("text") || (texts.all("boolean") && !texts.hasDash) ? { type: "boolean" } : undefined;
}

function inferText(profile: ValueProfile, words: readonly string[]): ValueSchema {
  const isNumberAsName = isOnly(profile, "text", "number") && namesOfDigits.test(words.join(" "));
  if (!isOnly(profile, "text") && !isNumberAsName) return json;
  const indicators = proposeIndicators(profile.texts, words);
  return { type: "string", ...(indicators.length > 0 && { indicators }) };
}
