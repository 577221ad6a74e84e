import { plain, type SqlValue } from "../../sql-values/sql-value.ts";
import { type FlowType, intType, stringType } from "../../types/flow-type.ts";

const scheme = "^(?:([a-zA-Z][a-zA-Z0-9+.-]*):)?";
const authority = "(?://(?:([^/?#@:]*)(?::([^/?#@]*))?@)?(\\\\[[^\\\\]/?#]*\\\\]|[^/?#:@]*)(?::([0-9]*))?)?";
const rest = "([^?#]*)(?:\\\\?([^#]*))?(?:#(.*))?$";
/** RFC 3986, with groups in the order of `urlFields`. */
const url = `(?s)${scheme}${authority}${rest}`;

const urlFields = ["scheme", "username", "password", "host", "port", "path", "query", "fragment"] as const;

function part(text: string, name: (typeof urlFields)[number]): string {
  return `regexpExtract(${text}, '${url}', ${urlFields.indexOf(name) + 1})`;
}

/** The parts of an address, '' for absent ones; the port is a number or null. */
export function urlStruct(text: string): SqlValue {
  const fields = new Map<string, SqlValue>(
    urlFields.map((name) => {
      const sql = part(text, name);
      if (name === "port") return [name, plain(`toInt64OrNull(${sql})`, intType)];
      return [name, plain(name === "scheme" || name === "host" ? `lowerUTF8(${sql})` : sql, stringType)];
    }),
  );
  return { kind: "struct", fields, isPresent: `isNotNull(${text})`, type: urlType };
}

export const urlType: FlowType = {
  kind: "object",
  fields: new Map(urlFields.map((name) => [name, name === "port" ? intType : stringType])),
};

/** The host of an address, or of `host:port/path` without a scheme; NULL where there is none. */
export function hostSql(text: string): string {
  const pattern =
    "^(?:[a-zA-Z][a-zA-Z0-9+.-]*://|//)?(?:[^/?#@\\\\s]*@)?(\\\\[[^\\\\]/?#\\\\s]*\\\\]|[^/?#:@\\\\s]+)(?:[:/?#].*)?$";
  return `lowerUTF8(nullIf(regexpExtract(${text}, '(?s)${pattern}', 1), ''))`;
}
