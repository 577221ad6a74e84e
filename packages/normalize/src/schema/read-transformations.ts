import type { FieldSchema } from "@pharos/domain";
import type { YamlReader } from "./yaml-reader.ts";

type Transformations = Pick<FieldSchema, "rename" | "copy" | "split" | "concat" | "mask">;
export const transformationKeys = ["rename", "copy", "split", "concat", "mask"] as const;
const maskTypes = ["md5", "sha1", "sha256", "sha512", "redact"] as const;

/** The transformations among a field's members. */
export function readTransformations(members: Map<string, YamlReader>): Transformations {
  const rename = members.get("rename");
  const copy = members.get("copy");
  const split = members.get("split");
  const concat = members.get("concat");
  const mask = members.get("mask");
  return {
    ...(rename && { rename: { from: readFrom(rename, "rename") } }),
    ...(copy && { copy: { from: readFrom(copy, "copy") } }),
    ...(split && { split: readSplit(split) }),
    ...(concat && { concat: readConcat(concat) }),
    ...(mask && { mask: readMask(mask) }),
  };
}

function needed(at: YamlReader, members: Map<string, YamlReader>, what: string, key: string): YamlReader {
  const member = members.get(key);
  if (!member) throw at.error(`${what} needs "${key}"`);
  return member;
}

function nonEmpty(at: YamlReader, what: string): string {
  const text = at.text(what);
  if (text === "") throw at.error(`${what} must not be empty`);
  return text;
}

function readFrom(at: YamlReader, what: string): string {
  return nonEmpty(needed(at, at.members(what, ["from"]), what, "from"), "from");
}

function readSplit(at: YamlReader) {
  const members = at.members("split", ["from", "separator", "index"]);
  const indexAt = needed(at, members, "split", "index");
  const index = indexAt.integer("index");
  if (index < 0) throw indexAt.error("index must be 0 or more");
  return {
    from: nonEmpty(needed(at, members, "split", "from"), "from"),
    separator: nonEmpty(needed(at, members, "split", "separator"), "separator"),
    index,
  };
}

function readConcat(at: YamlReader) {
  const members = at.members("concat", ["separator", "paths"]);
  const pathsAt = needed(at, members, "concat", "paths");
  const paths = pathsAt.texts("paths");
  if (paths.length < 2) throw pathsAt.error("concat needs at least 2 paths");
  const separator = members.get("separator");
  return { paths, ...(separator && { separator: separator.text("separator") }) };
}

function readMask(at: YamlReader) {
  const members = at.members("mask", ["type", "salt", "to"]);
  const type = needed(at, members, "mask", "type").oneOf("the mask type", maskTypes);
  const salt = members.get("salt");
  const to = members.get("to");
  if (type === "redact" && salt) throw salt.error('a redacting mask takes "to", not "salt"');
  if (type !== "redact" && to) throw to.error('a hashing mask takes "salt", not "to"');
  return { type, ...(salt && { salt: salt.text("salt") }), ...(to && { to: to.text("to") }) };
}
