import type { LogSchema } from "@pharos/domain";
import { indicatorNames } from "@pharos/domain";
import { parseSchema } from "../../schema/parse-schema.ts";
import { coreFieldNames } from "../../schema/read-udm.ts";
import type { Random } from "./random.ts";

type Yaml = Record<string, unknown>;

const names = [
  ...[
    "a",
    "b",
    "c",
    "d",
    "id",
    "time",
    "ip",
    "name",
    "user.id",
    "@timestamp",
    "x-y",
    "User",
    "value",
    "data",
    "Records",
  ],
  ...["items", "constructor", "toString", "hasOwnProperty", "length", "0", "a_long_name_of_a_field_that_goes_on", "ü"],
  ...["sixteen_letters_", "seventeen_letters", "eightlet", "ninelette", "ID2", "$x", "a/b", "logGroup"],
];
const scalarTypes = [
  "string",
  "string",
  "string",
  "int",
  "smallint",
  "bigint",
  "float",
  "boolean",
  "timestamp",
  "json",
];
const formats = [
  ...["rfc3339", "unix", "unix_ms", "unix_us", "unix_ns", "unix_auto", "cloudflare", "%Y-%m-%d %H:%M:%S"],
  ...["%Y-%m-%dT%H:%M:%S.%fZ", "%Y-%m-%dT%H:%M:%S.%f%z", "%b %d %H:%M:%S", "%Y/%m/%d %H:%M:%S", "%d/%b/%Y:%H:%M:%S %z"],
];
const texts = ["x", "12", "true", "10.0.0.1", "abc", "-", "1", "ü", "homer@example.com", "sixteen letters!"];

/** A schema of many kinds of fields, as a document that `parseSchema` takes. */
export function randomSchema(random: Random, name = "Custom.Random"): LogSchema {
  for (;;) {
    try {
      return parseSchema(JSON.stringify(schemaOf(random, name)));
    } catch {
      // Two names that are stored alike, or a path that leads nowhere.
    }
  }
}

function schemaOf(random: Random, name: string): Yaml {
  const isWide = random.chance(0.03);
  const fields = fieldsOf(random, isWide ? 110 : 1 + random.below(8), 0);
  if (random.chance(0.5)) {
    const paths = pathsOf(fields).filter((path) => path !== "");
    const udm = random.list(4, () => ({
      name: random.one(coreFieldNames),
      paths: [random.one(paths), ...random.list(2, () => random.one(paths))],
    }));
    const once = udm.filter((each, i) => udm.findIndex((other) => other.name === each.name) === i);
    if (once.length > 0) return { schema: name, fields, udm: once };
  }
  return { schema: name, fields };
}

function fieldsOf(random: Random, count: number, depth: number): Yaml[] {
  const taken = new Set<string>();
  const fields = Array.from({ length: count }, (_, i) => {
    const name = count > names.length / 2 ? `f${i}` : random.one(names);
    return { name, ...anyValue(random, depth), ...(random.chance(0.15) && { required: true }) };
  });
  const distinct = fields.filter(({ name }) => !taken.has(name) && taken.add(name));
  return distinct.map((field) => ({ ...field, ...sourceOf(random, distinct, depth) }));
}

function sourceOf(random: Random, fields: readonly Yaml[], depth: number): Yaml {
  if (random.chance(0.06)) return { rename: { from: random.one([...names, "old", "from"]) } };
  if (depth > 0 || !random.chance(0.1)) return {};
  return { copy: { from: random.one([...pathsOf(fields), "old", "old.a", "a.b", "b.c.d", "user.id.x"]) || "old" } };
}

function pathsOf(fields: readonly Yaml[]): string[] {
  return fields.flatMap(({ name, type, fields: within }) => [
    String(name),
    ...(type === "json" ? [`${name}.a`, `${name}.a.b`, `${name}.ip`] : []),
    ...(type === "object" ? pathsOf(within as Yaml[]).map((path) => `${name}.${path}`) : []),
  ]);
}

function anyValue(random: Random, depth: number): Yaml {
  const kind = random.next();
  if (kind < 0.12 && depth < 3) return { type: "object", fields: fieldsOf(random, 1 + random.below(4), depth + 1) };
  if (kind < 0.25 && depth < 3) return { type: "array", element: anyValue(random, depth + 1) };
  const type = random.one(scalarTypes);
  if (type === "timestamp") return timestampOf(random);
  return type === "string" ? stringOf(random) : { type };
}

function timestampOf(random: Random): Yaml {
  const isEventTime = random.chance(0.5) && { isEventTime: true };
  if (random.chance(0.6)) return { type: "timestamp", timeFormat: random.one(formats), ...isEventTime };
  return {
    type: "timestamp",
    timeFormats: [random.one(formats), ...random.list(2, () => random.one(formats))],
    ...isEventTime,
  };
}

function stringOf(random: Random): Yaml {
  const indicators = random.chance(0.4) && {
    indicators: [random.one(indicatorNames), ...random.list(2, () => random.one(indicatorNames))],
  };
  const validate = random.chance(0.12) && { validate: validationOf(random) };
  return { type: "string", ...indicators, ...validate };
}

function validationOf(random: Random): Yaml {
  const some = () => [random.one(texts), ...random.list(3, () => random.one(texts))];
  return random.one([
    { allow: some() },
    { deny: some() },
    { allow: some(), deny: some() },
    { allowContains: some() },
    { denyContains: some() },
    { ip: random.one(["ipv4", "ipv6", "any"]) },
    { cidr: "any" },
    { deny: some(), denyContains: some() },
  ]);
}
