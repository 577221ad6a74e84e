import { operatorDefinitions } from "../bind/operators/table/operator-table.ts";
import { bindQuery } from "../bind/query/bind-query.ts";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import type { RelationColumn } from "../plan/plan.ts";
import type { FlowParser } from "../syntax-tree/flow-parser.ts";
import { anyType } from "../types/flow-type.ts";
import { type Choice, choiceFrom } from "./random-choice.ts";
import { type Name, type Place, randomExpression, randomKind } from "./random-expression.ts";
import { namesOf, randomStep } from "./random-steps.ts";
import { testNow } from "./run-flow.ts";
import type { StepPlace } from "./step-place.ts";

/** Every word that begins an operator. */
export const operatorWords = operatorDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);

/** Words of operators that take expressions stand more often than those that say nothing but their own name. */
const weighted = operatorWords.flatMap((word) => Array.from({ length: weightOf(word) }, () => word));

function weightOf(word: string): number {
  if (/^(extend|summarize|project|serialize|mv-apply|make-series)$/.test(word)) return 8;
  // Nothing may follow it; the query's end has its own.
  if (word === "visualize" || word === "render") return 0;
  return /^(where|sort|top|join|dedup|fill-null|search|mv-expand|distinct)$/.test(word) ? 3 : 1;
}

/** The names that `let` gave, and the statements in which it did. */
interface Lets {
  readonly text: string;
  readonly values: readonly Name[];
  readonly functions: readonly { readonly name: string; readonly parameters: number }[];
  readonly tables: readonly string[];
  readonly invokable: readonly string[];
}

const noLets: Lets = { text: "", values: [], functions: [], tables: [], invokable: [] };

/** Writes valid queries over the tables of makeOddTables, out of a list of decisions each. */
export class QueryWriter {
  readonly #parser: FlowParser;
  readonly #catalogue: FlowCatalogue;

  constructor(parser: FlowParser, catalogue: FlowCatalogue) {
    this.#parser = parser;
    this.#catalogue = catalogue;
  }

  query(decisions: readonly number[]): string {
    const choice = choiceFrom(decisions);
    const writing = new Writing(choice, (text) => this.#columnsOf(text));
    for (let left = choice.number(4); left > 0; left--) writing.define();
    return writing.query(1 + choice.number(choice.once(10) ? 14 : 6));
  }

  /** Undefined for a query that is wrong. */
  #columnsOf(text: string): readonly RelationColumn[] | undefined {
    const { relation, diagnostics } = bindQuery(this.#parser.parse(text), { catalogue: this.#catalogue, now: testNow });
    return diagnostics.some(({ severity }) => severity === "error") ? undefined : relation?.columns;
  }
}

/** One query in the making. */
class Writing {
  readonly #choice: Choice;
  readonly #columnsOf: (text: string) => readonly RelationColumn[] | undefined;
  #lets = noLets;

  constructor(choice: Choice, columnsOf: (text: string) => readonly RelationColumn[] | undefined) {
    this.#choice = choice;
    this.#columnsOf = columnsOf;
  }

  query(steps: number): string {
    const text = `${this.#lets.text}${this.#pipeline(steps, this.#choice.once(10) ? 3 : 2)}`;
    const word = this.#choice.of(["visualize", "render"]);
    const drawn = `${text} | ${randomStep(word, this.#stepPlace(word, text, this.#columnsOf(text) ?? [], 0))}`;
    return this.#choice.once(8) && this.#columnsOf(drawn) !== undefined ? drawn : text;
  }

  /** One more statement of `let`, where what comes out means something. */
  define(): void {
    const number = this.#lets.text.length;
    const made = this.#choice.of([
      () => this.#valueLet(`v${number}`),
      () => this.#functionLet(`f${number}`),
      () => this.#tableLet(`t${number}`),
      () => this.#rowsLet(`g${number}`),
    ])();
    if (this.#columnsOf(`${made.text}odd`) !== undefined) this.#lets = made;
  }

  #valueLet(name: string): Lets {
    const kind = randomKind(this.#choice);
    const text = `${this.#lets.text}let ${name} = ${randomExpression(this.#place([], 1), kind, 2)}; `;
    const type = kind === "array" ? ({ kind, element: anyType } as const) : ({ kind } as const);
    return { ...this.#lets, text, values: [...this.#lets.values, { text: name, type }] };
  }

  #functionLet(name: string): Lets {
    const parameters = ["p", "q"].slice(0, this.#choice.number(3));
    const names = parameters.map((text) => ({ text, type: anyType }));
    const body = randomExpression(this.#place(names, 0), randomKind(this.#choice), 3);
    const text = `${this.#lets.text}let ${name} = fn (${parameters.join(", ")}) { ${body} }; `;
    return { ...this.#lets, text, functions: [...this.#lets.functions, { name, parameters: parameters.length }] };
  }

  #tableLet(name: string): Lets {
    const text = `${this.#lets.text}let ${name} = ${this.#pipeline(this.#choice.number(3), 1)}; `;
    return { ...this.#lets, text, tables: [...this.#lets.tables, name] };
  }

  #rowsLet(name: string): Lets {
    const steps = this.#choice.of([
      "where most < 3 | limit 3",
      "summarize n = agg.count() by k = most",
      "extend m = most | union (rows | limit 1)",
      "join kind=leftouter other=(rows | extend m = most) on p_log_type",
      "where p_event_time > toscalar(rows | summarize agg.min(p_event_time))",
    ]);
    const text = `${this.#lets.text}let ${name} = fn (rows, most) { (rows | ${steps}) }; `;
    return { ...this.#lets, text, invokable: [...this.#lets.invokable, name] };
  }

  /** A source and so many operators; what would be wrong is tried again, and after some times left out. */
  #pipeline(steps: number, depth: number): string {
    let text = this.#source(depth);
    let columns = this.#columnsOf(`${this.#lets.text}${text}`);
    if (columns === undefined) {
      text = "odd";
      columns = this.#columnsOf(text) ?? [];
    }
    for (let left = steps * 6, made = 0; left > 0 && made < steps; left--) {
      const word = this.#choice.of(weighted);
      const step = randomStep(word, this.#stepPlace(word, text, columns, depth));
      const found = this.#columnsOf(`${this.#lets.text}${text} | ${step}`);
      if (found === undefined) continue;
      [text, columns] = [`${text} | ${step}`, found];
      made++;
    }
    return text;
  }

  #source(depth: number): string {
    const choice = this.#choice;
    const value = () => randomExpression(this.#place([], depth - 1), randomKind(choice), 2);
    return choice.of([
      () => "odd",
      () => "oddest",
      () => choice.of(["other", "odd", "oddest", "many"]),
      () => "strange",
      () =>
        choice.of(["nothing", "union kind=inner (print a = 1), (print b = 2)", "datatable (text: string, n: long) []"]),
      () => `union ${choice.some(2, choice.once(8) ? 9 : 3, () => this.#table(depth - 1)).join(", ")}`,
      () => `union withsource=origin kind=${choice.of(["inner", "outer"])} odd, ${this.#table(depth - 1)}`,
      () => choice.of(["pharos_logs.public.o*", "panther_logs.public.odd*", "pharos_lookups.owners"]),
      () => choice.of(ranges),
      () => `range n from ${value()} to ${value()} step ${value()}`,
      () => `datatable [{'text': ${value()}, 'n': ${value()}}, {'n': ${value()}, 'o': {'k': ${value()}}}, {}]`,
      () => `datatable (text: string, n: long, at: datetime, any: dynamic) [${choice.some(4, 4, value).join(", ")}]`,
      () => `datatable (flag: bool, n: real, span: timespan, record: dynamic) [${choice.some(8, 8, value).join(", ")}]`,
      () => `print text = ${value()}, n = ${value()}, ${value()}`,
      () => `search in (odd, o*) ${choice.of(["'a'", "not 'x'", "'1' or text:'a*'"])}`,
      () => this.#table(depth),
    ])();
  }

  /** What may stand where a table does. */
  #table(depth: number): string {
    const { tables } = this.#lets;
    const names = ["odd", "other", "oddest", "o*", "strange", "nothing", "many", ...tables, ...tables, ...tables];
    if (depth <= 0 || this.#choice.once(2)) return this.#choice.of(names);
    return `(${this.#pipeline(this.#choice.number(3), depth - 1)})`;
  }

  #place(names: readonly Name[], depth: number): Place {
    const { values, functions } = this.#lets;
    const rows = depth > 0 ? () => this.#pipeline(this.#choice.number(3), depth - 1) : undefined;
    return { choice: this.#choice, names, values, functions, rows };
  }

  #stepPlace(word: string, before: string, columns: readonly RelationColumn[], depth: number): StepPlace {
    const isOrdered = word === "extend" && /\| serialize(?!.*\|)/.test(before);
    return {
      ...this.#place(namesOf(columns), depth - 1),
      ...(isOrdered && { use: "window" }),
      table: () => this.#table(depth - 1),
      invokable: this.#lets.invokable,
      means: (step) => this.#columnsOf(`${this.#lets.text}${before} | ${step}`) !== undefined,
    };
  }
}

const ranges = [
  "range n from 1 to 3 step 1",
  "range n from 3 to 1 step -1",
  "range n from 0.5 to 2 step 0.5",
  "range n from datetime(2024-06-01) to datetime(2024-06-02) step 12h",
  "range n from 0s to 1h step 30m",
  "range n from 5 to 1 step 1",
];
