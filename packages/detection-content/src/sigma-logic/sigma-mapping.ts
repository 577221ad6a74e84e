import type { Placeholders } from "./expand-placeholders.ts";
import type { FieldPaths, SigmaExpression } from "./sigma-expression.ts";

/** What a rule says of where its events come from; of each key there may be none. */
export interface LogSource {
  readonly product: string | undefined;
  readonly category: string | undefined;
  readonly service: string | undefined;
}

/** Where events of a log source are, and how they are told from others of their log type. */
export interface MappedLogSource {
  readonly logSource: LogSource;
  readonly logTypes: readonly string[];
  /** What holds for the log source's events among those of the log types. */
  readonly where: SigmaExpression | undefined;
  /** By Sigma's names; null for a field that the log types lack. Any other is stored by its own name. */
  readonly fields: Readonly<Record<string, FieldPaths | null>>;
}

/** From Sigma's names to ours: one file's tables. */
export interface SigmaMapping {
  readonly name: string;
  readonly logSources: readonly MappedLogSource[];
  readonly placeholders: Placeholders;
}

export const logSourceKeys = ["product", "category", "service"] as const;

/** The first entry that names exactly the log source; a rule for one service is not one for all of a product. */
export function findLogSource(mappings: readonly SigmaMapping[], wanted: LogSource): MappedLogSource | undefined {
  for (const { logSources } of mappings) {
    const found = logSources.find(({ logSource }) => logSourceKeys.every((key) => logSource[key] === wanted[key]));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first table that has a placeholder says what stands for it. */
export function placeholdersOf(mappings: readonly SigmaMapping[]): Placeholders {
  return Object.assign({}, ...mappings.map(({ placeholders }) => placeholders).reverse());
}

/** `product windows, category process_creation` */
export function logSourceInWords(logSource: LogSource): string {
  return logSourceKeys.flatMap((key) => (logSource[key] === undefined ? [] : [`${key} ${logSource[key]}`])).join(", ");
}

/** `a.b` → the path to it. */
export function pathOfName(name: string): readonly string[] {
  return name.split(".");
}
