import type { LogSchema } from "@pharos/domain";
import type { YamlReader } from "./yaml-reader.ts";

const endpointMembers = ["address", "domain", "ip", "mac", "port", "arns", "bytes"] as const;
/** The core fields: a closed list. */
export const coreFieldNames = [
  ...["email", "name", "full_name", "provider_id", "arns"].map((member) => `user.${member}`),
  ...endpointMembers.map((member) => `source.${member}`),
  ...endpointMembers.map((member) => `destination.${member}`),
];

/** The mappings to core fields (`p_udm`); a path is a text or `{ path: text }`. */
export function readUdm(at: YamlReader): NonNullable<LogSchema["udm"]> {
  return at.list("udm").map((item) => {
    const members = item.members("a core-field mapping", ["name", "paths"]);
    const name = members.get("name");
    const paths = members.get("paths");
    if (!name) throw item.error('a core-field mapping needs a "name"');
    const entries = paths?.list("paths") ?? [];
    if (entries.length === 0) throw (paths ?? item).error('a core-field mapping needs at least one of "paths"');
    return { name: name.oneOf("the core field", coreFieldNames), paths: entries.map(readPath) };
  });
}

function readPath(at: YamlReader): string | { path: string } {
  if (!at.isMapping) return at.text("a path");
  const path = at.members("a path", ["path"]).get("path");
  if (!path) throw at.error('a path needs "path"');
  return { path: path.text("path") };
}
