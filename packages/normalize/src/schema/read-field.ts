import {
  columnNameOf,
  type FieldSchema,
  type FieldType,
  fieldTypes,
  type IndicatorName,
  indicatorNames,
  type ValueSchema,
} from "@pharos/domain";
import { timestampParserOf } from "../timestamps/timestamp-parser.ts";
import type { Definitions } from "./definitions.ts";
import { readTransformations, transformationKeys } from "./read-transformations.ts";
import { readValidate } from "./read-validate.ts";
import type { YamlReader } from "./yaml-reader.ts";

/** Stands for a definition. */
const reference = "ref";

const valueKeys = [
  "type",
  "target",
  "fields",
  "element",
  "isEmbeddedJSON",
  "timeFormat",
  "timeFormats",
  "isEventTime",
  "isExpiration",
  "indicators",
  "validate",
  "description",
] as const;
const fieldKeys = ["name", "required", "isDiscovered", ...valueKeys, ...transformationKeys] as const;

/** Which types a member belongs to; the others may stand with any. */
const typesOfKey: Readonly<Record<string, readonly (FieldType | typeof reference)[]>> = {
  target: [reference],
  fields: ["object"],
  element: ["array"],
  isEmbeddedJSON: ["object", "array", "json"],
  timeFormat: ["timestamp"],
  timeFormats: ["timestamp"],
  isEventTime: ["timestamp"],
  isExpiration: ["timestamp"],
  indicators: ["string"],
  validate: ["string"],
  concat: ["string"],
  split: ["string"],
  mask: ["string"],
};

/** The fields of a schema or of an object; their stored names must differ even in lower case. */
export function readFields(at: YamlReader, isTopLevel: boolean, definitions: Definitions): FieldSchema[] {
  const taken = new Map<string, string>();
  return at.list("fields").map((item) => {
    const field = readField(item, isTopLevel, definitions);
    const column = columnNameOf(field.name).toLowerCase();
    const other = taken.get(column);
    if (other !== undefined) throw item.error(`the field "${field.name}" is stored under the same name as "${other}"`);
    taken.set(column, field.name);
    return field;
  });
}

function readField(at: YamlReader, isTopLevel: boolean, definitions: Definitions): FieldSchema {
  const members = at.members("a field", fieldKeys);
  const nameAt = members.get("name");
  if (!nameAt) throw at.error('a field needs a "name"');
  const name = readFieldName(nameAt, isTopLevel);
  const required = members.get("required");
  const description = members.get("description");
  const isDiscovered = members.get("isDiscovered");
  return {
    name,
    ...(required && { required: required.flag("required") }),
    ...(isDiscovered && { isDiscovered: isDiscovered.flag("isDiscovered") }),
    ...(description && { description: description.text("description") }),
    ...readValue(at, members, `the field "${name}"`, definitions),
    ...readTransformations(members),
  };
}

function readFieldName(at: YamlReader, isTopLevel: boolean): string {
  const name = at.text("name");
  if (!/^[\p{L}\p{N}_@$.#:/-]/u.test(name)) {
    throw at.error(`the field name "${name}" must begin with a letter, a digit or one of _ @ $ . # : / -`);
  }
  if (isTopLevel && columnNameOf(name).toLowerCase().startsWith("p_")) {
    throw at.error(`the field name "${name}" is reserved: fields of Pharos begin with p_`);
  }
  if (name === "__proto__") throw at.error(`"${name}" cannot be a field's name`);
  return name;
}

function readElement(at: YamlReader, definitions: Definitions): ValueSchema {
  return readValue(at, at.members("an element", valueKeys), "the element", definitions);
}

/** A value schema that fields refer to by its name. */
export function readDefinition(at: YamlReader, name: string, definitions: Definitions): ValueSchema {
  return readValue(at, at.members("a definition", valueKeys), `the definition "${name}"`, definitions);
}

function readValue(
  at: YamlReader,
  members: Map<string, YamlReader>,
  what: string,
  definitions: Definitions,
): ValueSchema {
  const typeAt = members.get("type");
  if (!typeAt) throw at.error(`${what} needs a "type"`);
  if (typeAt.text("type") === reference) return readReference(at, members, what, definitions);
  const type = typeAt.oneOf("type", fieldTypes);
  for (const [key, member] of members) {
    const types = typesOfKey[key];
    if (types && !types.includes(type)) {
      throw member.error(`"${key}" is for type ${types.join(" or ")}, but ${what} has type ${type}`);
    }
  }
  const isEmbeddedJSON = members.get("isEmbeddedJSON");
  return {
    type,
    ...(isEmbeddedJSON && { isEmbeddedJSON: isEmbeddedJSON.flag("isEmbeddedJSON") }),
    ...readStructure(at, type, members, what, definitions),
    ...(type === "timestamp" && readTimestamp(at, members, what)),
    ...(type === "string" && readString(members)),
  };
}

/** The definition's members, and over them those that stand beside the reference. */
function readReference(
  at: YamlReader,
  members: Map<string, YamlReader>,
  what: string,
  definitions: Definitions,
): ValueSchema {
  const target = members.get("target");
  if (!target) throw at.error(`${what} has type ref and needs a "target"`);
  const { definition, definitions: within } = definitions.follow(target);
  const own = [...members].filter(([key]) => key !== "type" && key !== "target");
  return readValue(definition, new Map([...definition.members("a definition", valueKeys), ...own]), what, within);
}

function readStructure(
  at: YamlReader,
  type: FieldType,
  members: Map<string, YamlReader>,
  what: string,
  definitions: Definitions,
) {
  const fields = members.get("fields");
  const element = members.get("element");
  if (type === "object" && !fields) throw at.error(`${what} has type object and needs "fields"`);
  if (type === "array" && !element) throw at.error(`${what} has type array and needs an "element"`);
  return {
    ...(fields && { fields: readFields(fields, false, definitions) }),
    ...(element && { element: readElement(element, definitions) }),
  };
}

function readTimestamp(at: YamlReader, members: Map<string, YamlReader>, what: string) {
  const single = members.get("timeFormat");
  const several = members.get("timeFormats");
  const isEventTime = members.get("isEventTime");
  const isExpiration = members.get("isExpiration");
  const formats = several?.list("timeFormats") ?? (single ? [single] : []);
  if (formats.length === 0) throw (several ?? at).error(`${what} has type timestamp and needs "timeFormats"`);
  for (const format of formats) {
    const parser = timestampParserOf(format.text("a time format"));
    if (typeof parser !== "function") throw format.error(parser.problem);
  }
  return {
    ...(single && { timeFormat: single.text("timeFormat") }),
    ...(several && { timeFormats: several.texts("timeFormats") }),
    ...(isEventTime && { isEventTime: isEventTime.flag("isEventTime") }),
    ...(isExpiration && { isExpiration: isExpiration.flag("isExpiration") }),
  };
}

function readString(members: Map<string, YamlReader>) {
  const indicators = members.get("indicators");
  const validate = members.get("validate");
  const names: readonly IndicatorName[] | undefined = indicators
    ?.list("indicators")
    .map((item) => item.oneOf("the indicator", indicatorNames));
  return { ...(names && { indicators: names }), ...(validate && { validate: readValidate(validate) }) };
}
