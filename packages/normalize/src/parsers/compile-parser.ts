import type { LogSchema } from "@pharos/domain";
import type { TextParser } from "../text-records/text-parser.ts";
import { csvParser } from "./csv.ts";
import { neededColumns } from "./csv-columns.ts";
import { fastmatchParser } from "./fastmatch.ts";
import { nativeParser } from "./native/native-parser.ts";
import { regexParser } from "./regex.ts";
import { scriptParser } from "./script-parser.ts";

/** Undefined for schemas of JSON input. */
export function compileParser(schema: LogSchema): TextParser | undefined {
  const { parser } = schema;
  if (parser?.csv) return csvParser(parser.csv, neededColumns(schema));
  if (parser?.fastmatch) return fastmatchParser(parser.fastmatch);
  if (parser?.regex) return regexParser(parser.regex);
  if (parser?.native) return nativeParser(parser.native);
  if (parser?.script) return scriptParser(parser.script);
  return undefined;
}
