import type { LogParser } from "@pharos/domain";
import { scriptParser } from "../scripts/script-parser.ts";
import { csvParser } from "./csv.ts";
import { fastmatchParser } from "./fastmatch.ts";
import { nativeParser } from "./native/native-parser.ts";
import { regexParser } from "./regex.ts";
import type { TextParser } from "./text-parser.ts";

/** Undefined for schemas of JSON input. */
export function compileParser(parser: LogParser | undefined): TextParser | undefined {
  if (parser?.csv) return csvParser(parser.csv);
  if (parser?.fastmatch) return fastmatchParser(parser.fastmatch);
  if (parser?.regex) return regexParser(parser.regex);
  if (parser?.native) return nativeParser(parser.native);
  if (parser?.script) return scriptParser(parser.script);
  return undefined;
}
