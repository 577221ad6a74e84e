import type { FlowForm, FlowTable, FormReading } from "@pharos/flow/editor";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import { readsForm } from "../flow/default-flow.ts";
import { flowFormOf, searchOfForm } from "./form-in-flow.ts";

export type SearchMode = "search" | "flow" | "sql";

/** Why another mode cannot say the same. */
export class NotCarried extends Error {}

/** What it takes to say a question in another mode. */
export interface Translations {
  readonly readForm: (flow: string) => Promise<FormReading>;
  readonly writeForm: (form: FlowForm, described: readonly FlowTable[]) => Promise<string>;
  /** The columns of the form's tables; of none where no filter asks for them. */
  readonly describe: (form: FlowForm) => Promise<readonly FlowTable[]>;
  /** @throws what is wrong with the text */
  readonly sqlOf: (flow: string) => Promise<string>;
  /** The text in PharosFlow that a statement was made of. */
  readonly flowOf: (sql: string) => string | undefined;
  readonly remember: (sql: string, flow: string) => void;
}

interface Switch {
  readonly from: SearchMode;
  readonly to: SearchMode;
  readonly search: EventSearch;
  /** The text as it stands in the editor. */
  readonly draft: string | undefined;
}

/**
 * The address in which another mode asks the same. A text that says the same already is kept as it is, with its comments
 * and its layout.
 * @throws NotCarried
 */
export async function switchMode({ from, to, search, draft }: Switch, how: Translations): Promise<EventSearchPart> {
  const base = { event: undefined, run: undefined, sqlRun: undefined, mode: to === "search" ? undefined : to };
  const flow = await flowText(from, search, draft, how);
  if (to === "flow") return { ...base, flow };
  if (to === "sql") {
    const sql = await how.sqlOf(flow);
    how.remember(sql, flow);
    return { ...base, flow, sql };
  }
  const reading = await how.readForm(flow);
  if ("reason" in reading) throw new NotCarried(reading.reason);
  return { ...base, ...searchOfForm(reading.form), flow };
}

async function flowText(
  from: SearchMode,
  search: EventSearch,
  draft: string | undefined,
  how: Translations,
): Promise<string> {
  if (from === "flow") return draft ?? search.flow ?? "";
  if (from === "sql") {
    const flow = how.flowOf(draft ?? search.sql ?? "");
    if (flow !== undefined) return flow;
    throw new NotCarried(
      "SQL cannot be read back as PharosFlow, which this statement was not made of, or not as it is now.",
    );
  }
  const form = flowFormOf(search);
  if (search.flow !== undefined && !readsForm(search.flow)) {
    const reading = await how.readForm(search.flow);
    if ("form" in reading && isSame(reading.form, form)) return search.flow;
  }
  return how.writeForm(form, await how.describe(form));
}

/** Whether two forms ask the same, however their times are written. */
function isSame(one: object, other: FlowForm): boolean {
  const said = (form: object) => JSON.stringify(searchOfForm(form as FlowForm));
  return said(one) === said(other);
}
