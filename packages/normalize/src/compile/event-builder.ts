import { columnNameOf, type FieldSchema, type ValueSchema } from "@pharos/domain";
import { type FieldSources, fieldSources } from "../fields/field-sources.ts";
import { tailFields } from "../fields/tail-fields.ts";
import { scannerOf } from "../indicators/scanners.ts";
import { timestampParser } from "../timestamps/timestamp-parser.ts";
import {
  decodeEmbedded,
  failed,
  toBigInteger,
  toBoolean,
  toExactTime,
  toFloat,
  toInteger,
  toJson,
  toText,
} from "./coercion.ts";
import type { EventScratch } from "./event-scratch.ts";
import { valueCheck } from "./value-check.ts";
import { KeyPlaces, wideObjectBuilder } from "./wide-object.ts";

/** Builds the stored event of a JSON object; undefined when it does not fit, with the reason in the scratch. */
export type EventBuilder = (
  input: Readonly<Record<string, unknown>>,
  scratch: EventScratch,
) => Record<string, unknown> | undefined;

/** What generated code may call, as `k.name`; the schema's own functions are `k.bound[n]`. */
interface Constants {
  readonly failed: typeof failed;
  readonly toText: typeof toText;
  readonly toBoolean: typeof toBoolean;
  readonly toFloat: typeof toFloat;
  readonly toInteger: typeof toInteger;
  readonly toBigInteger: typeof toBigInteger;
  readonly toJson: typeof toJson;
  readonly toExactTime: typeof toExactTime;
  readonly decodeEmbedded: typeof decodeEmbedded;
  readonly wideObjectBuilder: typeof wideObjectBuilder;
  readonly bound: unknown[];
}

/**
 * Generates one JavaScript function from a schema: straight-line code with a property access a field, which the
 * engine optimises where a tree of closures would stay generic. Every name and text of the schema enters the code
 * through `quote` only, so a schema cannot inject code.
 * `followsSources`: renamed and copied fields are read at their sources.
 */
export function compileEventBuilder(fields: readonly FieldSchema[], followsSources: boolean): EventBuilder {
  const code = new CodeWriter(followsSources);
  const root = code.objectFunction(fields, "");
  return code.link(root);
}

function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/**
 * Objects of more fields than this are read key by key: looking for each field, by a search in an object of a shape
 * seldom seen, took a quarter of all time.
 */
const narrowFieldsMax = 96;

/**
 * The event itself begins with places for what it gets when its row is printed (`RowTail.addTo`): an object that grows
 * then is copied, which cost small events a tenth of their time. `JSON.stringify` passes over members without a value.
 */
function emptyObject(path: string): string {
  return path === "" ? `{ ${tailFields.map((name) => `${name}: undefined`).join(", ")} }` : "{}";
}

const integerBounds = { int: [-(2 ** 31), 2 ** 31 - 1], smallint: [-(2 ** 15), 2 ** 15 - 1] } as const;
const typeWords = {
  string: "a string",
  int: "a whole number of 32 bits",
  smallint: "a whole number of 16 bits",
  bigint: "a whole number of 64 bits",
  float: "a number",
  boolean: "true or false",
  timestamp: "a timestamp of the given format",
  object: "an object",
  array: "an array",
  json: "JSON that is not nested too deeply",
} as const;

class CodeWriter {
  readonly #functions: string[] = [];
  readonly #bound: unknown[] = [];
  readonly #followsSources: boolean;

  constructor(followsSources: boolean) {
    this.#followsSources = followsSources;
  }

  link(root: string): EventBuilder {
    const constants: Constants = {
      failed,
      toText,
      toBoolean,
      toFloat,
      toInteger,
      toBigInteger,
      toJson,
      toExactTime,
      decodeEmbedded,
      wideObjectBuilder,
      bound: this.#bound,
    };
    const bindings = this.#bound.map((_, n) => `const b${n} = k.bound[${n}];`).join("\n");
    const source = `"use strict";
const { failed, toText, toBoolean, toFloat, toInteger, toBigInteger, toJson, toExactTime, decodeEmbedded, wideObjectBuilder } = k;
${bindings}
${this.#functions.join("\n")}
return ${root};`;
    return new Function("k", source)(constants) as EventBuilder;
  }

  /** Writes a function that builds one object; answers its name. */
  objectFunction(fields: readonly FieldSchema[], path: string): string {
    const sources = this.#followsSources ? fieldSources(fields) : fields.map(({ name }) => [name]);
    const isWide = fields.length > narrowFieldsMax;
    return this.#define("input, s", [
      // What is cheap and tells log types apart comes first: presence of required fields.
      ...fields.flatMap(({ name, required }, i) =>
        required ? [`if ((${this.#read(sources[i] ?? [])}) == null) ${this.#fail(path, name, "is required")}`] : [],
      ),
      ...(isWide ? this.#wideBody(fields, sources, path) : this.#narrowBody(fields, sources, path)),
    ]);
  }

  #narrowBody(fields: readonly FieldSchema[], sources: readonly FieldSources[], path: string): string[] {
    const writes = fields.map((field, i) => this.#field(field, this.#read(sources[i] ?? []), path));
    return [`const o = ${emptyObject(path)};`, "let v;", ...writes, "return o;"];
  }

  #wideBody(fields: readonly FieldSchema[], sources: readonly FieldSources[], path: string): string[] {
    const places = new KeyPlaces(sources);
    const writers = fields.map((field, i) => {
      const read = (sources[i] ?? []).map((key) => `a[${places.byKey.get(key)}]`).join(" ?? ") || "undefined";
      return this.#define("a, o, s", ["let v;", this.#field(field, read, path), "return true;"]);
    });
    const builder = `w${writers[0]}`;
    this.#functions.push(
      `const ${builder} = wideObjectBuilder(${this.#bind(places)}, [${writers.join(", ")}], () => (${emptyObject(path)}));`,
    );
    return [`return ${builder}(input, s);`];
  }

  #define(parameters: string, body: readonly string[]): string {
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(${parameters}) {\n${body.join("\n")}\n}`);
    return name;
  }

  #bind(value: unknown): string {
    this.#bound.push(value);
    return `b${this.#bound.length - 1}`;
  }

  /** Names that every object inherits are read only where they are its own. */
  #read(keys: FieldSources): string {
    const reads = keys.map((key) => {
      const read = `input[${quote(key)}]`;
      return key in Object.prototype ? `(Object.hasOwn(input, ${quote(key)}) ? ${read} : undefined)` : read;
    });
    return reads.join(" ?? ") || "undefined";
  }

  #fail(path: string, name: string, problem: string): string {
    return `{ s.failure = ${quote(`${path}${name} ${problem}`)}; return undefined; }`;
  }

  #field(field: FieldSchema, read: string, path: string): string {
    const full = `${path}${field.name}`;
    const missing = field.required ? `else ${this.#fail(path, field.name, "is required")}` : "";
    return `v = ${read};
if (v != null) {
${this.#convert(field, full)}
if (v !== undefined) o[${quote(columnNameOf(field.name))}] = v;${missing}
}`;
  }

  /** Statements that turn `v` into its stored form, into `undefined` when absent, or leave the function. */
  #convert(value: ValueSchema, path: string): string {
    const orFail = `if (v === failed) { s.failure = ${quote(`${path} must be ${typeWords[value.type]}`)}; return undefined; }`;
    const decode = value.isEmbeddedJSON ? `v = decodeEmbedded(v); ${orFail}` : "";
    const convert = this.#convertType(value, path, orFail);
    return decode === "" ? convert : `${decode}\nif (v !== undefined) {\n${convert}\n}`;
  }

  #convertType(value: ValueSchema, path: string, orFail: string): string {
    switch (value.type) {
      case "string":
        return this.#string(value, path, orFail);
      case "int":
      case "smallint": {
        const [min, max] = integerBounds[value.type];
        return `v = toInteger(v, ${min}, ${max}); ${orFail}`;
      }
      case "bigint":
        return `if (!Number.isSafeInteger(v)) { v = toBigInteger(v, s); ${orFail} }`;
      case "float":
        return `if (typeof v !== "number") { v = toFloat(v); ${orFail} }`;
      case "boolean":
        return `if (typeof v !== "boolean") { v = toBoolean(v); ${orFail} }`;
      case "json":
        return `if (typeof v !== "string") { v = toJson(v, s); ${orFail} }`;
      case "timestamp":
        return this.#timestamp(value, orFail);
      case "object":
        return `if (typeof v !== "object" || Array.isArray(v)) v = failed; ${orFail}
v = ${this.objectFunction(value.fields ?? [], `${path}.`)}(v, s);
if (v === undefined) return undefined;`;
      case "array":
        return `if (!Array.isArray(v)) v = failed; ${orFail}
v = ${this.#arrayFunction(value.element ?? { type: "json" }, path)}(v, s);
if (v === undefined) return undefined;`;
    }
  }

  #string(value: ValueSchema, path: string, orFail: string): string {
    const parts = [`if (typeof v !== "string") { v = toText(v, s); ${orFail} }`];
    if (value.validate) {
      const refusal = `{ s.failure = ${quote(`${path} has a value that the schema does not allow`)}; return undefined; }`;
      parts.push(`if (!${this.#bind(valueCheck(value.validate))}(v)) ${refusal}`);
    }
    if (value.indicators?.length) parts.push(`${this.#bind(scannerOf(value.indicators))}(v, s.indicators);`);
    return parts.join("\n");
  }

  #timestamp(value: ValueSchema, orFail: string): string {
    const formats = value.timeFormats ?? (value.timeFormat ? [value.timeFormat] : []);
    const parse = this.#bind(timestampParser(formats));
    const noteEventTime = value.isEventTime ? 'if (s.eventTime === "") s.eventTime = v;' : "";
    return `if (v === "") v = undefined;
else {
if (typeof v === "number") v = toExactTime(v, s);
v = typeof v === "object" || typeof v === "boolean" ? failed : ${parse}(v, s.receivedAtMs) ?? failed; ${orFail}
${noteEventTime}
}`;
  }

  /** Null elements, and those that mean nothing, are left out. */
  #arrayFunction(element: ValueSchema, path: string): string {
    return this.#define("input, s", [
      "const o = [];",
      "for (let i = 0; i < input.length; i++) {",
      "let v = input[i];",
      "if (v == null) continue;",
      this.#convert(element, `${path}[]`),
      "if (v !== undefined) o.push(v);",
      "}",
      "return o;",
    ]);
  }
}
