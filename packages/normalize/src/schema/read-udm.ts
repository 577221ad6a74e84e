import type { FieldSchema, LogSchema } from "@pharos/domain";
import { columnPath } from "../compile/core-fields.ts";
import type { YamlReader } from "./yaml-reader.ts";

const endpointMembers = ["address", "domain", "ip", "mac", "port", "arns", "bytes"] as const;
/** The core fields: a closed list. */
export const coreFieldNames = [
  ...["email", "name", "full_name", "provider_id", "arns"].map((member) => `user.${member}`),
  ...endpointMembers.map((member) => `source.${member}`),
  ...endpointMembers.map((member) => `destination.${member}`),
];

/** The mappings to core fields (`p_udm`); a path is a text or `{ path: text }`. */
export function readUdm(at: YamlReader, fields: readonly FieldSchema[]): NonNullable<LogSchema["udm"]> {
  return at.list("udm").map((item) => {
    const members = item.members("a core-field mapping", ["name", "paths"]);
    const name = members.get("name");
    const paths = members.get("paths");
    if (!name) throw item.error('a core-field mapping needs a "name"');
    const entries = paths?.list("paths") ?? [];
    if (entries.length === 0) throw (paths ?? item).error('a core-field mapping needs at least one of "paths"');
    return {
      name: name.oneOf("the core field", coreFieldNames),
      paths: entries.map((entry) => readPath(entry, fields)),
    };
  });
}

function readPath(at: YamlReader, fields: readonly FieldSchema[]): { path: string } {
  const pathAt = at.isMapping ? at.members("a path", ["path"]).get("path") : at;
  if (!pathAt) throw at.error('a path needs "path"');
  const path = pathAt.text("path");
  if (!columnPath(fields, path)) throw pathAt.error(`the path "${path}" leads to no field of the schema`);
  return { path };
}
