import type { LogSchema } from "@pharos/domain";
import { fieldSources } from "../fields/field-sources.ts";

/** The members of what a parser yields that a field reads, or a template of the parser. */
export function readNames({ fields, parser }: LogSchema): ReadonlySet<string> {
  const paths = fields.flatMap(({ copy, concat, split }) => [
    ...(copy ? [copy.from] : []),
    ...(concat?.paths ?? []),
    ...(split ? [split.from] : []),
  ]);
  const options = parser?.csv ?? parser?.fastmatch ?? parser?.regex ?? parser?.native;
  const templates = Object.values(options?.expandFields ?? {}).flatMap((template) =>
    [...template.matchAll(/%\{([^}]*)\}/g)].map(([, name]) => name ?? ""),
  );
  return new Set([...fieldSources(fields).flat(), ...paths, ...paths.map(firstMember), ...templates]);
}

function firstMember(path: string): string {
  return path.split(".")[0] ?? path;
}
