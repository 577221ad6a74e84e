import type { LogParser } from "@pharos/domain";
import { csvRow } from "./csv-row.ts";
import { ignoresLine, textOptions } from "./text-options.ts";
import type { TextParser } from "./text-parser.ts";

type CsvOptions = NonNullable<LogParser["csv"]>;

/**
 * Cells by column. With a header, the chunk's first line names the columns, unless the schema does: then the line is
 * passed over. A line with more or fewer cells than columns is refused; a column without a name is left out.
 */
export function csvParser(options: CsvOptions): TextParser {
  const { delimiter = ",", hasHeader = false } = options;
  const isIgnored = ignoresLine(options.skipPrefix);
  const finish = textOptions(options);
  return () => {
    let columns = options.columns ?? [];
    let header: string | undefined;
    return {
      begin(text) {
        if (!hasHeader) return;
        header = text;
        if (!options.columns) columns = csvRow(text, delimiter).map((name) => name.trim());
      },
      parse(text) {
        if (isIgnored(text) || text === header) return "ignored";
        const cells = csvRow(text, delimiter);
        if (cells.length !== columns.length) return undefined;
        const values: Record<string, string> = {};
        for (let i = 0; i < cells.length; i++) {
          const name = columns[i];
          if (name) values[name] = cells[i] ?? "";
        }
        return finish(values);
      },
    };
  };
}
