import { type Lake, lakeUnavailable } from "@pharos/lake";

/** As long as a statement waits for an engine that starts. */
const waitMsMaxDefault = 20_000;

/** Everything that reads, or tells which tables and columns there are. */
const questions = [
  "deleteRows",
  "search",
  "events",
  "countEvents",
  "alertEvents",
  "eventsOfAlerts",
  "signals",
  "rawEvents",
  "failures",
  "query",
  "run",
  "check",
  "answerState",
  "indicatorSearch",
  "indicatorQuery",
  "tables",
  "newestEvents",
  "columns",
  "observedPaths",
  "entityAlerts",
  "entitySightings",
  "knownTables",
  "describeTables",
] as const satisfies readonly (keyof Lake)[];

/**
 * The same lake, whose questions wait for its tables: before they are there it would know none of them.
 * @throws lakeUnavailable when they have not come within `waitMsMax`
 */
export function waitForTables(lake: Lake, tablesReady: Promise<unknown>, waitMsMax = waitMsMaxDefault): Lake {
  let isReady = false;
  void tablesReady.then(() => {
    isReady = true;
  });
  const waitUntilReady = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const tooLong = () => reject(lakeUnavailable("it is still opening its tables. Try again in a minute"));
      timer = setTimeout(tooLong, waitMsMax).unref();
    });
    await Promise.race([tablesReady, late]).finally(() => clearTimeout(timer));
  };
  const after =
    <Input extends readonly unknown[], Answer>(ask: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      if (!isReady) await waitUntilReady();
      return ask(...input);
    };
  const waiting = questions.map((name) => [name, after(lake[name] as (...input: unknown[]) => Promise<unknown>)]);
  return { ...lake, ...(Object.fromEntries(waiting) as Pick<Lake, (typeof questions)[number]>) };
}
