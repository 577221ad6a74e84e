import type { AlertsInput } from "../../../graphql/generated/graphql.ts";

interface CountedAlerts {
  /** Undefined where nobody knows: an alert may be found by several filters. */
  readonly count: number | undefined;
  /** The title that a new case of them begins with. */
  readonly suggestedTitle?: string | undefined;
}

/** Alerts that go into a case: by their ids, or everything that one of the filters finds. */
export type AlertsForCase = CountedAlerts &
  (
    | { readonly ids: readonly string[]; readonly matching?: never }
    | { readonly ids?: never; readonly matching: readonly AlertsInput[] }
  );

/** A case of one alert is proposed its title. */
export function listForCase(alerts: readonly { readonly id: string; readonly title: string }[]): AlertsForCase {
  const suggestedTitle = alerts.length === 1 ? alerts[0]?.title : undefined;
  return { ids: alerts.map(({ id }) => id), count: alerts.length, suggestedTitle };
}
