import type { LogParser } from "@pharos/domain";
import { csvRow } from "./csv-row.ts";
import type { TextParser } from "./text-parser.ts";
import { ignoresLine, TextRecords } from "./text-records.ts";

type CsvOptions = NonNullable<LogParser["csv"]>;

/**
 * Cells by column. With a header, the chunk's first line names the columns, unless the schema does: then the line is
 * passed over. A line with more or fewer cells than columns is refused; a column without a name is left out.
 */
export function csvParser(options: CsvOptions): TextParser {
  const { delimiter = ",", hasHeader = false } = options;
  const isIgnored = ignoresLine(options.skipPrefix);
  const records = new TextRecords(options);
  const namedMaker = options.columns && records.maker(options.columns);
  return () => {
    let columns = options.columns ?? [];
    let recordOf = namedMaker;
    let header: string | undefined;
    return {
      begin(text) {
        if (!hasHeader) return;
        header = text;
        if (options.columns) return;
        columns = csvRow(text, delimiter).map((name) => name.trim());
        recordOf = records.maker(columns);
      },
      parse(text) {
        if (isIgnored(text) || text === header) return "ignored";
        const cells = csvRow(text, delimiter);
        return cells.length === columns.length ? recordOf?.(cells) : undefined;
      },
    };
  };
}
