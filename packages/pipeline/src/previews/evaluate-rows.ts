import type { LakeRow } from "@pharos/lake";
import { lakeTimeMs } from "../works/lake-time.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import type { PreviewedVersion } from "./preview-scope.ts";

const noJson = new Uint8Array();

/** An event of the lake as rules see it. */
export interface EventToPreview {
  readonly logType: string;
  readonly event: LakeRow;
}

/**
 * What the version finds in events of one log type, a work for each event that it matched or failed on. Events are named by
 * `p_row_id` and `p_event_time`; their content and alert contexts are left out, because there may be many.
 */
export async function evaluateRows(
  { rule, engine }: PreviewedVersion,
  events: readonly EventToPreview[],
): Promise<WorkToGroup[]> {
  const detections = new Map([[rule.id, rule]]);
  const chosen = events.flatMap((one) => {
    const rules = engine.candidates(one.logType, one.event);
    return rules.length === 0 ? [] : [{ ...one, rules }];
  });
  if (chosen.length === 0) return [];
  const batch = chosen.map(({ event, rules }) => ({ json: Buffer.from(JSON.stringify(event)), rules }));
  const { matches, errors } = await engine.evaluate({ events: batch });
  const found = (at: number) => {
    const { logType = "", event = {} } = chosen[at] ?? {};
    const { p_row_id, p_event_time } = event;
    return { logType, eventJson: noJson, standard: { p_row_id, p_event_time } };
  };
  const workOf = (at: number) => {
    const { p_parse_time, p_source_id } = chosen[at]?.event ?? {};
    return { at: new Date(lakeTimeMs(String(p_parse_time))), detections, delivered: { sourceId: String(p_source_id) } };
  };
  return [
    ...matches.map(({ event: at, ...match }) => ({
      ...workOf(at),
      matches: [{ ...match, context: {}, ...found(at) }],
      errors: [],
    })),
    ...errors.map(({ event: at, ...error }) => ({ ...workOf(at), matches: [], errors: [{ ...error, ...found(at) }] })),
  ];
}
