import type { QueryVariables } from "@pharos/domain";
import { type FlowTable, flowWords, type ValueRequest, valueItems } from "@pharos/flow/editor";
import type { CodeLanguage } from "@pharos/ui/code-editor";
import { Loading } from "../../runs/loading.ts";
import type { KnownTable } from "./flow-answers.ts";
import type { RemoteAnswers } from "./flow-messages.ts";

/** What the language has to ask the data lake. */
export interface FlowData {
  /** The tables with their columns, without those that are gone. */
  readonly describeTables: (tables: readonly string[]) => Promise<readonly FlowTable[]>;
  /** The most frequent values of a column, or of a path into one. */
  readonly valuesOf: (tables: readonly string[], path: string) => Promise<readonly unknown[]>;
}

/** Of the tables of one text; the server describes as many at once. */
const describedMax = 200;
/** Other suggestions do not wait longer for values of the data; where there are none, nothing is lost by waiting. */
const valuesWaitMs = { besideOthers: 700, alone: 10_000 };

/** PharosFlow for the editor: the answers, and the columns and values that they need. */
export class FlowLanguage implements CodeLanguage {
  readonly id = "pharosflow";
  readonly keywords = flowWords;
  readonly #answers: RemoteAnswers;
  readonly #data: FlowData;
  readonly #described = new Map<string, Promise<void>>();
  readonly #values = new Map<string, Promise<readonly unknown[]>>();
  /** Until it is told which tables there are, nothing can be said of names. */
  readonly #ready = Promise.withResolvers<void>();
  /** True while suggestions lack tables, or columns that were asked for. */
  readonly loading = new Loading();

  constructor(answers: RemoteAnswers, data: FlowData) {
    this.#answers = answers;
    this.#data = data;
    void this.loading.during(this.#ready.promise);
  }

  async setTables(tables: readonly KnownTable[], selectedTables: readonly string[]): Promise<void> {
    await this.#answers.setTables(tables, selectedTables);
    this.#ready.resolve();
  }

  /** Before the tables are known: the first answers wait for those. */
  setVariables(variables: QueryVariables): Promise<void> {
    return this.#answers.setVariables(variables);
  }

  async complete(text: string, offset: number, character: string | undefined) {
    await this.#describe(text);
    const completion = await this.#answers.complete(text, offset);
    // A space behind something whole is no question.
    if (character === " " && completion.isOptional) return { ...completion, items: [] };
    const waitMs = valuesWaitMs[completion.items.length > 0 ? "besideOthers" : "alone"];
    const values = completion.values ? await this.loading.during(this.#suggestValues(completion.values, waitMs)) : [];
    return { ...completion, items: [...values, ...completion.items] };
  }

  async diagnose(text: string) {
    await this.#describe(text);
    return this.#answers.diagnose(text);
  }

  async hover(text: string, offset: number) {
    await this.#describe(text);
    return this.#answers.hover(text, offset);
  }

  async signatureHelp(text: string, offset: number) {
    await this.#describe(text);
    return this.#answers.signatureHelp(text, offset);
  }

  async inlayHints(text: string) {
    await this.#describe(text);
    return this.#answers.inlayHints(text);
  }

  async semanticTokens(text: string) {
    await this.#describe(text);
    return this.#answers.semanticTokens(text);
  }

  renamePlaces(text: string, offset: number) {
    return this.#answers.renamePlaces(text, offset);
  }

  rename(text: string, offset: number, name: string) {
    return this.#answers.rename(text, offset, name);
  }

  format(text: string) {
    return this.#answers.format(text);
  }

  withFilter(...args: Parameters<RemoteAnswers["withFilter"]>): Promise<string> {
    return this.#answers.withFilter(...args);
  }

  withTimes(text: string, start: Date, end: Date): Promise<string> {
    return this.#answers.withTimes(text, start.toISOString(), end.toISOString());
  }

  /** Waits until the columns of all tables that the text names are known. Each is asked for once. */
  async #describe(text: string): Promise<void> {
    await this.#ready.promise;
    const named = (await this.#answers.namedTables(text)).slice(0, describedMax);
    const unknown = named.filter((name) => !this.#described.has(name));
    if (unknown.length > 0) {
      const loading = this.loading.during(this.#load(unknown));
      for (const name of unknown) this.#described.set(name, loading);
    }
    await Promise.all(named.map((name) => this.#described.get(name)));
  }

  /** In one request: one for each table would keep what the page asks for next waiting. */
  async #load(names: readonly string[]): Promise<void> {
    try {
      await this.#answers.addColumns([...(await this.#data.describeTables(names))]);
    } catch {
      // Asked again with the next key.
      for (const name of names) this.#described.delete(name);
    }
  }

  async #suggestValues(request: ValueRequest, waitMs: number) {
    const key = [...request.tables, request.path].join("\n");
    const asked = this.#values.get(key) ?? this.#data.valuesOf(request.tables, request.path).catch(() => []);
    this.#values.set(key, asked);
    const tooLate = new Promise<readonly unknown[]>((resolve) => setTimeout(() => resolve([]), waitMs));
    return valueItems(await Promise.race([asked, tooLate]), request);
  }
}
