import type { QueryVariables } from "@pharos/domain";
import {
  type ChosenValue,
  complete,
  diagnose,
  type FlowCatalogue,
  type FlowDocument,
  type FlowParser,
  type FlowTable,
  filterEdit,
  hover,
  inlayHints,
  namedTables,
  openDocument,
  rename,
  renamePlaces,
  semanticTokens,
  signatureHelp,
  timesEdit,
} from "@pharos/flow/editor";

/** Where the tables are that a text names, without their columns. */
export type KnownTable = Omit<FlowTable, "columns">;

/** The services of the editor over one catalogue. A text is read once, however much is asked about it. */
export class FlowAnswers {
  readonly #parser: FlowParser;
  #catalogue: FlowCatalogue = { tables: [] };
  #selectedTables: readonly string[] = [];
  #variables: QueryVariables | undefined;
  #last: FlowDocument | undefined;

  constructor(parser: FlowParser) {
    this.#parser = parser;
  }

  /** What there is, and what a text reads that begins with a pipe. */
  setTables(tables: readonly KnownTable[], selectedTables: readonly string[]): void {
    const known = new Map(this.#catalogue.tables.map((table) => [keyOf(table), table.columns]));
    this.#catalogue = { tables: tables.map((table) => ({ ...table, columns: known.get(keyOf(table)) ?? [] })) };
    this.#selectedTables = selectedTables;
    this.#last = undefined;
  }

  /** What the text names beside tables and columns: the variables of a dashboard, whose time range counts for all tables. */
  setVariables(variables: QueryVariables): void {
    this.#variables = variables;
    this.#last = undefined;
  }

  /** The columns of tables that `namedTables` told of. */
  addColumns(tables: readonly FlowTable[]): void {
    const added = new Map(tables.map((table) => [keyOf(table), table.columns]));
    this.#catalogue = {
      tables: this.#catalogue.tables.map((table) => ({ ...table, columns: added.get(keyOf(table)) ?? table.columns })),
    };
    this.#last = undefined;
  }

  /** Tables that the text reads, as `database.public.table`. */
  namedTables(text: string): string[] {
    const tree = this.#parser.parse(text);
    return [...new Set([...namedTables(tree, this.#catalogue), ...this.#selectedTables])];
  }

  complete(text: string, offset: number) {
    return complete(this.#parser, text, offset, this.#options());
  }

  diagnose(text: string) {
    return diagnose(this.#open(text));
  }

  hover(text: string, offset: number) {
    return hover(this.#open(text), offset);
  }

  signatureHelp(text: string, offset: number) {
    return signatureHelp(this.#open(text), offset);
  }

  inlayHints(text: string) {
    return inlayHints(this.#open(text));
  }

  semanticTokens(text: string) {
    return semanticTokens(this.#open(text));
  }

  renamePlaces(text: string, offset: number) {
    return renamePlaces(this.#open(text), offset);
  }

  rename(text: string, offset: number, name: string) {
    return rename(this.#open(text), offset, name);
  }

  format(text: string) {
    return this.#parser.format(text);
  }

  /** The text with a filter for, or against, a value of its result. */
  withFilter(text: string, chosen: ChosenValue, isExcluded: boolean): string {
    const edit = filterEdit(this.#parser.parse(text), chosen, isExcluded);
    return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }

  /** The text with a condition on the event time, in the place of one that it has. */
  withTimes(text: string, start: string, end: string): string {
    const edit = timesEdit(this.#parser.parse(text), new Date(start), new Date(end));
    return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }

  #open(text: string): FlowDocument {
    if (this.#last?.text !== text) this.#last = openDocument(this.#parser, text, this.#options());
    return this.#last;
  }

  #options() {
    const [catalogue, selectedTables, variables] = [this.#catalogue, this.#selectedTables, this.#variables];
    const now = new Date();
    const times = { selectedTimes: { from: new Date(0), to: now }, timesCountEverywhere: true };
    return { catalogue, now, selectedTables, variables, ...(variables && times) };
  }
}

function keyOf({ database, name }: KnownTable): string {
  return `${database}.${name}`;
}
