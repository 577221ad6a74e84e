import { isWebLink, type LogSchema } from "@pharos/domain";
import { Definitions } from "./definitions.ts";
import { mergeFields } from "./merge-fields.ts";
import { readDefinition, readFields } from "./read-field.ts";
import { readParser } from "./read-parser.ts";
import { readUdm } from "./read-udm.ts";
import { YamlReader } from "./yaml-reader.ts";

const schemaKeys = [
  "schema",
  "version",
  "description",
  "referenceURL",
  "fieldDiscoveryEnabled",
  "parser",
  "fields",
  "udm",
  "definitions",
  "extension",
] as const;
const nameLengthMax = 255;
const namePattern = /^[A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*){0,6}$/;

/** Reads a schema document. Throws InvalidLogSchema with the place: `line 3, column 5: …`. */
export function parseSchema(yaml: string): LogSchema {
  const root = YamlReader.of(yaml);
  const members = root.members("the schema", schemaKeys);
  const name = readName(root, members.get("schema"));
  const header = readHeader(members);
  const parser = readParserOf(members);
  const extension = readExtension(members.get("extension"));
  const fields = mergeFields(readFieldsOf(root, members), extension.fields);
  return {
    schema: name,
    ...header,
    ...(extension.discovers && { fieldDiscoveryEnabled: true }),
    ...parser,
    fields,
    ...readUdmOf(members, fields),
  };
}

function readName(root: YamlReader, at: YamlReader | undefined): string {
  if (!at) throw root.error('the key "schema" with the name of the log type is missing');
  const name = at.text("schema");
  if (name.length > nameLengthMax) throw at.error(`a schema's name can have at most ${nameLengthMax} characters`);
  if (!namePattern.test(name)) {
    throw at.error(`the name "${name}" must be words with a capital first letter, separated by dots`);
  }
  return name;
}

type Header = Pick<LogSchema, "version" | "description" | "referenceURL" | "fieldDiscoveryEnabled">;

function readHeader(members: Map<string, YamlReader>): Header {
  const version = members.get("version");
  const description = members.get("description");
  const referenceURL = members.get("referenceURL");
  const discovery = members.get("fieldDiscoveryEnabled");
  return {
    ...(version && { version: readVersion(version) }),
    ...(description && { description: description.text("description") }),
    ...(referenceURL && { referenceURL: readUrl(referenceURL) }),
    ...(discovery && { fieldDiscoveryEnabled: discovery.flag("fieldDiscoveryEnabled") }),
  };
}

function readVersion(at: YamlReader): number {
  const version = at.integer("version");
  if (version !== 0) throw at.error(`version ${version} of the schema language is unknown; the only one is 0`);
  return version;
}

function readUrl(at: YamlReader): string {
  const text = at.text("referenceURL");
  if (text !== "" && !isWebLink(text)) {
    throw at.error(`referenceURL "${text}" is not a link. Begin it with https://, http:// or mailto:`);
  }
  return text;
}

function readParserOf(members: Map<string, YamlReader>): Pick<LogSchema, "parser"> {
  const parser = members.get("parser");
  return parser ? { parser: readParser(parser) } : {};
}

/** What an installation adds to a schema that comes with Pharos: discovery, and fields that it found. */
function readExtension(at: YamlReader | undefined) {
  const members = at?.members("extension", ["fieldDiscoveryEnabled", "fields"]);
  const fields = members?.get("fields");
  return {
    discovers: members?.get("fieldDiscoveryEnabled")?.flag("fieldDiscoveryEnabled") ?? false,
    fields: fields ? readFields(fields, true, Definitions.of(undefined)) : [],
  };
}

function readFieldsOf(root: YamlReader, members: Map<string, YamlReader>): LogSchema["fields"] {
  const at = members.get("fields");
  const isDiscovering = members.get("fieldDiscoveryEnabled")?.flag("fieldDiscoveryEnabled") ?? false;
  const definitions = Definitions.of(members.get("definitions"));
  // Those that no field refers to must be right as well.
  for (const [name, definition] of definitions.names) readDefinition(definition, name, definitions);
  const fields = at ? readFields(at, true, definitions) : [];
  if (fields.length === 0 && !isDiscovering) {
    throw (at ?? root).error('the key "fields" must name at least one field, unless fieldDiscoveryEnabled is true');
  }
  return fields;
}

function readUdmOf(members: Map<string, YamlReader>, fields: LogSchema["fields"]): Pick<LogSchema, "udm"> {
  const udm = members.get("udm");
  return udm ? { udm: readUdm(udm, fields) } : {};
}
