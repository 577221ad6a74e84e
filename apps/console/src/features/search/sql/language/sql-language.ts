import type { CodeCompletion, CodeDiagnostic, CodeHover, CodeLanguage, CodeToken } from "@pharos/ui/code-editor";
import { Loading } from "../../runs/loading.ts";
import { completeSql, type SqlColumn } from "./sql-completion.ts";
import { sqlFunctions, sqlKeywords, sqlMacros } from "./sql-help.ts";
import { hoverTable, namedTables, type SqlTable } from "./sql-tables.ts";
import { sqlNames, sqlWords } from "./sql-words.ts";

/** The columns of a table, `database.public.table`. */
export type ReadColumns = (table: string) => Promise<readonly SqlColumn[]>;

/** Suggestions do not wait longer for columns. */
const columnsWaitMs = 400;
const described = new Map([...sqlMacros, ...sqlFunctions].map((help) => [help.name.toLowerCase(), help]));
const macros = new Set(sqlMacros.map(({ name }) => name));

/** SQL for the editor: what there is to name. What is wrong only the server knows, once it has run. */
export class SqlLanguage implements CodeLanguage {
  readonly id = "sql";
  readonly grammar = "sql" as const;
  readonly keywords = sqlKeywords;
  readonly #readColumns: ReadColumns;
  readonly #columns = new Map<string, Promise<readonly SqlColumn[]>>();
  /** Until it is told which tables there are, nothing can be suggested. */
  readonly #ready = Promise.withResolvers<void>();
  /** True while suggestions lack tables, or columns that were asked for. */
  readonly loading = new Loading();
  #tables: readonly SqlTable[] = [];

  constructor(readColumns: ReadColumns) {
    this.#readColumns = readColumns;
    void this.loading.during(this.#ready.promise);
  }

  setTables(tables: readonly SqlTable[]): void {
    this.#tables = tables;
    this.#ready.resolve();
  }

  async complete(text: string, offset: number, character: string | undefined): Promise<CodeCompletion> {
    await this.#ready.promise;
    if (character === " ") {
      // Behind something whole it is no question, behind FROM it is. Answered at once: a word may follow already.
      const completion = completeSql(text, offset, this.#tables, []);
      return { ...completion, items: completion.items.filter(({ kind }) => kind === "table") };
    }
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, columnsWaitMs));
    const columns = await Promise.race([this.#columnsOf(text), late]);
    return { ...completeSql(text, offset, this.#tables, columns ?? []), isIncomplete: columns === undefined };
  }

  async hover(text: string, offset: number): Promise<CodeHover | undefined> {
    const name = sqlNames(sqlWords(text)).find(({ start, end }) => start <= offset && offset <= end);
    const last = name?.parts.at(-1);
    if (name === undefined || last === undefined) return undefined;
    await this.#ready.promise;
    const table = hoverTable(name, this.#tables);
    if (table !== undefined) return table;
    const { start, end } = name;
    const help = described.get(last);
    if (help !== undefined) return { start, end, title: `${help.name}(${help.parameters})`, text: help.text };
    const column = (await this.#columnsOf(text)).find((one) => one.name.toLowerCase() === last);
    return column && { start, end, title: `${column.name} ${column.type}`, text: column.description };
  }

  async semanticTokens(text: string): Promise<readonly CodeToken[]> {
    // Asked whenever the writer pauses: the columns are there before they are needed.
    void this.#columnsOf(text);
    const tables = namedTables(text, this.#tables).map(({ name }) => ({ ...name, kind: "table" }));
    const called = sqlNames(sqlWords(text)).filter(({ parts: [name = ""] }) => macros.has(name));
    return [...tables, ...called.map((name) => ({ ...name, kind: "function" }))].sort((a, b) => a.start - b.start);
  }

  async diagnose(): Promise<readonly CodeDiagnostic[]> {
    return [];
  }

  async signatureHelp(): Promise<undefined> {}

  async inlayHints(): Promise<readonly []> {
    return [];
  }

  async renamePlaces(): Promise<string> {
    return "Names are not renamed in SQL";
  }

  async rename(): Promise<string> {
    return this.renamePlaces();
  }

  async format(): Promise<undefined> {}

  /** Of all tables that the text names, each name once. A table that does not answer is asked again. */
  async #columnsOf(text: string): Promise<readonly SqlColumn[]> {
    const ids = new Set(namedTables(text, this.#tables).map(({ table }) => table.id));
    const lists = await Promise.all([...ids].map((id) => this.#load(id)));
    return [...new Map(lists.flat().map((column) => [column.name, column])).values()];
  }

  #load(id: string): Promise<readonly SqlColumn[]> {
    const known = this.#columns.get(id);
    if (known !== undefined) return known;
    const asked = this.loading.during(this.#readColumns(id)).catch(() => {
      this.#columns.delete(id);
      return [];
    });
    this.#columns.set(id, asked);
    return asked;
  }
}
