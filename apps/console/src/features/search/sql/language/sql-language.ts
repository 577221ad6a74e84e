import type { CodeCompletion, CodeDiagnostic, CodeHover, CodeLanguage, CodeToken } from "@pharos/ui/code-editor";
import { Loading } from "../../runs/loading.ts";
import { completeSql, type SqlColumn } from "./sql-completion.ts";
import { sqlFailure } from "./sql-failure.ts";
import { sqlFunctions, sqlKeywords, sqlMacros } from "./sql-help.ts";
import { hoverTable, namedTables, type SqlTable } from "./sql-tables.ts";
import { sqlNames, sqlWords } from "./sql-words.ts";

/** The columns of a table, `database.public.table`. */
export type ReadColumns = (table: string) => Promise<readonly SqlColumn[]>;
/** Why the server would not run the statement; undefined where it would. */
export type CheckSql = (text: string) => Promise<string | undefined>;

/** Suggestions do not wait longer for columns. */
const columnsWaitMs = 400;
const described = new Map([...sqlMacros, ...sqlFunctions].map((help) => [help.name.toLowerCase(), help]));
const macros = new Set(sqlMacros.map(({ name }) => name));

/** Whoever goes on typing is not told of what is not finished. */
const checkAfterMs = 400;

/** SQL for the editor: what there is to name, and what the server's gate finds wrong. */
export class SqlLanguage implements CodeLanguage {
  readonly id = "sql";
  readonly grammar = "sql" as const;
  readonly keywords = sqlKeywords;
  readonly #readColumns: ReadColumns;
  readonly #check: CheckSql;
  /** Counts the texts that were to be checked. */
  #checks = 0;
  readonly #columns = new Map<string, Promise<readonly SqlColumn[]>>();
  /** Until it is told which tables there are, nothing can be suggested. */
  readonly #ready = Promise.withResolvers<void>();
  /** True while suggestions lack tables, or columns that were asked for. */
  readonly loading = new Loading();
  #tables: readonly SqlTable[] = [];

  constructor(readColumns: ReadColumns, check: CheckSql = async () => undefined) {
    this.#readColumns = readColumns;
    this.#check = check;
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

  /** What keeps the statement from running. Whether its columns are there only the engine knows, once it runs. */
  async diagnose(text: string): Promise<readonly CodeDiagnostic[]> {
    if (text.trim() === "") return [];
    const own = ++this.#checks;
    await new Promise((resolve) => setTimeout(resolve, checkAfterMs));
    if (own !== this.#checks) return [];
    // A check that fails is no fault of the text.
    const problem = await this.#check(text).catch(() => undefined);
    if (problem === undefined || own !== this.#checks) return [];
    const whole = { start: 0, end: text.length, code: "sql", severity: "error", message: problem, fixes: [] } as const;
    return [sqlFailure(text, problem) ?? whole];
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
