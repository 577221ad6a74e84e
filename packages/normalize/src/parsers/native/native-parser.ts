import type { LogParser, NativeParserName } from "@pharos/domain";
import type { TextParser } from "../../text-records/text-parser.ts";
import { ignoresLine, TextRecords } from "../../text-records/text-records.ts";
import { readCef } from "./cef-line.ts";
import { readKeyValues } from "./key-value-line.ts";
import { readLeef } from "./leef-line.ts";

type ReadLine = (line: string) => Record<string, string> | undefined;

const readers: Readonly<Record<NativeParserName, ReadLine>> = {
  cef: readCef,
  leef: readLeef,
  keyValue: readKeyValues,
};

/** Formats whose keys are in the line itself, which no pattern can name beforehand. */
export function nativeParser(options: NonNullable<LogParser["native"]>): TextParser {
  const read = readers[options.name];
  const isIgnored = ignoresLine(options.skipPrefix);
  const records = new TextRecords(options);
  return () => ({
    begin: () => true,
    parse(text) {
      if (isIgnored(text)) return "ignored";
      const values = read(text);
      return values && records.finish(values);
    },
  });
}
