import type { Lake } from "@pharos/lake";

/**
 * The same lake, of which each question waits until it holds what was acknowledged before it was asked.
 * @param caughtUp resolves then, or when it has taken too long
 */
export function readAfterWrites(lake: Lake, caughtUp: () => Promise<unknown>): Lake {
  const after =
    <Input extends readonly unknown[], Answer>(read: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      await caughtUp();
      return read(...input);
    };
  return {
    ...lake,
    search: after(lake.search),
    events: after(lake.events),
    countEvents: after(lake.countEvents),
    alertEvents: after(lake.alertEvents),
    eventsOfAlerts: after(lake.eventsOfAlerts),
    signals: after(lake.signals),
    countSignals: after(lake.countSignals),
    rawEvents: after(lake.rawEvents),
    failures: after(lake.failures),
    failureReasons: after(lake.failureReasons),
    query: after(lake.query),
    run: after(lake.run),
    answerState: after(lake.answerState),
    indicatorSearch: after(lake.indicatorSearch),
    deleteRows: after(lake.deleteRows),
  };
}
