/** A schema document (YAML) after parsing; see docs/schemas.md for the language. */
export const fieldTypes = [
  "string",
  "object",
  "array",
  "json",
  "int",
  "float",
  "smallint",
  "bigint",
  "boolean",
  "timestamp",
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const indicatorNames = [
  "ip",
  "domain",
  "hostname",
  "url",
  "md5",
  "sha1",
  "sha256",
  "aws_arn",
  "aws_account_id",
  "aws_instance_id",
  "aws_tag",
  "trace_id",
  "username",
  "email",
  "net_addr",
  "mac",
  "actor_id",
  "serial_number",
  "cve",
  "mitre_attack_technique",
] as const;
export type IndicatorName = (typeof indicatorNames)[number];

export interface ValueSchema {
  readonly type: FieldType;
  readonly fields?: readonly FieldSchema[];
  readonly element?: ValueSchema;
  readonly isEmbeddedJSON?: boolean;
  readonly timeFormat?: string;
  readonly timeFormats?: readonly string[];
  readonly isEventTime?: boolean;
  /** Of a lookup table's rows: the row counts until then. */
  readonly isExpiration?: boolean;
  readonly indicators?: readonly IndicatorName[];
  readonly validate?: {
    readonly allow?: readonly string[];
    readonly deny?: readonly string[];
    readonly allowContains?: readonly string[];
    readonly denyContains?: readonly string[];
    readonly ip?: "ipv4" | "ipv6" | "any";
    readonly cidr?: "ipv4" | "ipv6" | "any";
  };
}

export interface FieldSchema extends ValueSchema {
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  /** Pharos found it in events, and a person took it over. */
  readonly isDiscovered?: boolean;
  readonly rename?: { readonly from: string };
  readonly copy?: { readonly from: string };
  readonly split?: { readonly from: string; readonly separator: string; readonly index: number };
  readonly concat?: { readonly paths: readonly string[]; readonly separator?: string };
  readonly mask?: {
    readonly type: "md5" | "sha1" | "sha256" | "sha512" | "redact";
    readonly salt?: string;
    readonly to?: string;
  };
}

interface TextParserOptions {
  readonly trimSpace?: boolean;
  readonly emptyValues?: readonly string[];
  readonly expandFields?: Readonly<Record<string, string>>;
  readonly skipPrefix?: string;
}
/** Exactly one member. */
export interface LogParser {
  readonly csv?: TextParserOptions & {
    readonly delimiter?: string;
    readonly hasHeader?: boolean;
    readonly columns?: readonly string[];
  };
  readonly fastmatch?: TextParserOptions & { readonly match: readonly string[] };
  readonly regex?: TextParserOptions & {
    readonly match: readonly string[];
    readonly patternDefinitions?: Readonly<Record<string, string>>;
  };
  readonly script?: { readonly function: string };
  readonly native?: TextParserOptions & { readonly name: NativeParserName };
}

/** Formats that carry the names of their fields in each line. */
export const nativeParserNames = ["cef", "leef", "keyValue"] as const;
export type NativeParserName = (typeof nativeParserNames)[number];

export interface LogSchema {
  /** The log type: `AWS.CloudTrail`; custom ones begin with `Custom.`. */
  readonly schema: string;
  readonly version?: number;
  readonly description?: string;
  readonly referenceURL?: string;
  readonly fieldDiscoveryEnabled?: boolean;
  readonly parser?: LogParser;
  readonly fields: readonly FieldSchema[];
  readonly udm?: readonly { readonly name: string; readonly paths: readonly (string | { readonly path: string })[] }[];
}

/** Where field discovery keeps the members that no field reads, under the vendor's keys. */
export const discoveredField = "p_discovered";

/** `AWS.CloudTrail` → `aws_cloudtrail` */
export function tableNameOf(logType: string): string {
  return logType.toLowerCase().replace(/[.-]/g, "_");
}

const symbolWords: Readonly<Record<string, string>> = {
  "@": "at_sign",
  ",": "comma",
  "`": "backtick",
  "'": "apostrophe",
  $: "dollar_sign",
  "*": "asterisk",
  "&": "ampersand",
  "!": "exclamation",
  "%": "percent",
  "+": "plus",
  "/": "slash",
  "\\": "backslash",
  "#": "hash",
  "~": "tilde",
  "=": "eq",
};

/**
 * The name under which a vendor's key is stored and seen by rules: letters, digits, `_` and `-` stay, symbols
 * become words joined by `_` (`@timestamp` → `at_sign_timestamp`), anything else becomes `_` (`user.id` → `user_id`).
 */
export function columnNameOf(key: string): string {
  if (/^[A-Za-z0-9_-]+$/.test(key)) return key;
  const plain = key.normalize("NFKD").replace(/\p{M}/gu, "");
  let name = "";
  let afterWord = false;
  for (const char of plain) {
    const word = symbolWords[char];
    if (word !== undefined) {
      if (name !== "" && !name.endsWith("_")) name += "_";
      name += word;
      afterWord = true;
      continue;
    }
    const kept = /[A-Za-z0-9_-]/.test(char) ? char : "_";
    if (afterWord && kept !== "_") name += "_";
    name += kept;
    afterWord = false;
  }
  return name;
}
