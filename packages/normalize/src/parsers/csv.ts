import type { LogParser } from "@pharos/domain";
import { csvRow, eachCell } from "../text-records/csv-row.ts";
import type {
  OpenParser,
  ParsedText,
  ParserAttempt,
  ParserStop,
  TakenPiece,
  TextParser,
} from "../text-records/text-parser.ts";
import { ignoresLine, type RecordMaker, TextRecords } from "../text-records/text-records.ts";
import { headerProblem, type NeededColumns } from "./csv-columns.ts";

type CsvOptions = NonNullable<LogParser["csv"]>;

/** What is the same for all files of a schema. */
interface CsvFormat {
  readonly options: CsvOptions;
  readonly delimiter: string;
  readonly needed: NeededColumns;
  readonly records: TextRecords;
  readonly namedMaker: RecordMaker | undefined;
  readonly isIgnored: (line: string) => boolean;
}

/**
 * Cells by column. With a header, the first line of each file that is no comment names the columns, unless the schema
 * does: then the line is passed over. A header that does not fit the schema is refused, and so is all that follows it:
 * its cells would be read as other columns. A line with more or fewer cells than columns is refused; a column without a
 * name is left out.
 */
export function csvParser(options: CsvOptions, needed: NeededColumns): TextParser {
  const records = new TextRecords(options);
  const format: CsvFormat = {
    options,
    delimiter: options.delimiter ?? ",",
    needed,
    records,
    namedMaker: options.columns && records.maker(options.columns),
    isIgnored: ignoresLine(options.skipPrefix),
  };
  return () => new CsvParser(format);
}

class CsvParser implements OpenParser {
  readonly #format: CsvFormat;
  #columns: readonly string[];
  #recordOf: RecordMaker | undefined;
  #headerProblem: string | undefined;
  readonly expectsHeader: boolean;
  header: string | undefined;
  refusal: string | undefined;

  constructor(format: CsvFormat) {
    const { options, namedMaker } = format;
    this.#format = format;
    this.#columns = options.columns ?? [];
    this.#recordOf = namedMaker;
    this.expectsHeader = options.hasHeader === true;
    if (options.hasHeader && !options.columns) this.#headerProblem = "it has no header that names its columns";
  }

  begin(text: string): boolean {
    const { options, delimiter, needed, records, isIgnored } = this.#format;
    if (!options.hasHeader) return true;
    if (isIgnored(text)) return false;
    const names = csvRow(text, delimiter).map((name) => name.trim());
    this.#headerProblem = options.columns ? this.#widthProblem(names.length) : headerProblem(names, needed);
    if (this.#headerProblem !== undefined) return true;
    this.header = text;
    if (options.columns) return true;
    this.#columns = names;
    this.#recordOf = records.maker(names);
    return true;
  }

  parse(text: string): ParsedText {
    const { delimiter, isIgnored } = this.#format;
    if (isIgnored(text) || text === this.header) return "ignored";
    if (this.#headerProblem !== undefined) {
      this.refusal = this.#headerProblem;
      return undefined;
    }
    const cells = csvRow(text, delimiter);
    if (cells.length === this.#columns.length) return this.#recordOf?.(cells);
    this.refusal = `the line has ${cells.length} cells instead of ${this.#columns.length}`;
    return undefined;
  }

  trace(text: string): readonly ParserAttempt[] {
    if (this.#headerProblem !== undefined) {
      return [{ pieces: [], stop: { at: 0, name: "", expected: "", reason: this.#headerProblem } }];
    }
    const columns = this.#columns;
    const cells: TakenPiece[] = [];
    eachCell(text, this.#format.delimiter, (start, end) => {
      cells.push({ name: columns[cells.length] ?? "", start, end });
    });
    const pieces = cells.slice(0, columns.length);
    return [cells.length === columns.length ? { pieces } : { pieces, stop: this.#widthStop(text, cells) }];
  }

  #widthStop(text: string, cells: readonly TakenPiece[]): ParserStop {
    const columns = this.#columns;
    const width = `the line has ${cells.length} cells instead of ${columns.length}`;
    const surplus = cells[columns.length];
    if (surplus) return { at: surplus.start, name: "", expected: "", reason: width };
    const name = columns[cells.length] ?? "";
    const expected = this.#format.delimiter;
    return { at: text.length, name, expected, reason: `${width}; the first without a cell is "${name}"` };
  }

  #widthProblem(cells: number): string | undefined {
    const columns = this.#columns.length;
    return cells === columns ? undefined : `the header has ${cells} cells instead of ${columns}`;
  }
}
