import type { LogParser, NativeParserName } from "@pharos/domain";
import type { NotePiece, ParserAttempt, ParserStop, TakenPiece, TextParser } from "../../text-records/text-parser.ts";
import { ignoresLine, TextRecords } from "../../text-records/text-records.ts";
import { readCef } from "./cef-line.ts";
import { readKeyValues } from "./key-value-line.ts";
import { readLeef } from "./leef-line.ts";

type ReadLine = (line: string, note?: NotePiece) => Record<string, string> | undefined;

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
    trace: (text) => [traceLine(options.name, text)],
  });
}

function traceLine(format: NativeParserName, line: string): ParserAttempt {
  const pieces: TakenPiece[] = [];
  const isRead = readers[format](line, (name, start, end) => {
    if (end > start) pieces.push({ name, start, end });
  });
  return isRead ? { pieces } : { pieces, stop: stopOf(format, pieces.at(-1)?.end ?? 0) };
}

const stops: Readonly<Record<NativeParserName, Omit<ParserStop, "at">>> = {
  cef: { name: "", expected: "CEF:", reason: 'the line has no CEF header: "CEF:" and seven parts divided by |' },
  leef: { name: "", expected: "LEEF:", reason: 'the line has no LEEF header: "LEEF:" and five parts divided by |' },
  keyValue: { name: "", expected: "key=value", reason: "the line has no key=value pair" },
};

function stopOf(format: NativeParserName, at: number): ParserStop {
  return { at, ...stops[format] };
}
