import { encodePartialEvent, type RuleFailure, type Unread, type Wanted, wantedOf } from "@pharos/detection";
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

export interface EvaluatedRows {
  /** One for each event that the version matched or failed on, with the event's place. */
  readonly works: readonly { readonly at: number; readonly work: WorkToGroup }[];
  /** By their place, events of which the version wanted what was not read: nothing is known of these. */
  readonly wanted: ReadonlyMap<number, Wanted>;
}

/**
 * What the version finds in events. Events are named by `p_row_id` and `p_event_time`; their content and alert contexts
 * are left out, because there may be many.
 * @param unread where the events were read in part, which may only be if the rule is all Python
 */
export async function evaluateRows(
  { rule, engine }: PreviewedVersion,
  events: readonly EventToPreview[],
  unread?: Unread,
): Promise<EvaluatedRows> {
  const detections = new Map([[rule.id, rule]]);
  const chosen = events.flatMap(({ logType, event }, at) => {
    const rules = unread === undefined ? engine.candidates(logType, event) : engine.rulesOf(logType);
    if (rules.length === 0) return [];
    const json = unread === undefined ? Buffer.from(JSON.stringify(event)) : encodePartialEvent(event, unread);
    return [{ logType, event, at, json, rules }];
  });
  if (chosen.length === 0) return { works: [], wanted: new Map() };
  const batch = chosen.map(({ json, rules }) => ({ json, rules }));
  const { matches, errors } = await engine.evaluate({ events: batch });
  const workOf = (place: number, parts: Pick<WorkToGroup, "matches" | "errors">) => {
    const { at = -1, event = {} } = chosen[place] ?? {};
    const { p_parse_time, p_source_id } = event;
    const delivered = { sourceId: String(p_source_id) };
    return { at, work: { at: new Date(lakeTimeMs(String(p_parse_time))), detections, delivered, ...parts } };
  };
  const found = (place: number) => {
    const { logType = "", event = {} } = chosen[place] ?? {};
    const { p_row_id, p_event_time } = event;
    return { logType, eventJson: noJson, standard: { p_row_id, p_event_time } };
  };
  const wanted = new Map<number, Wanted>();
  const failures: RuleFailure[] = [];
  for (const error of errors) {
    const path = unread && wantedOf(error);
    if (path === undefined) failures.push(error);
    else wanted.set(chosen[error.event]?.at ?? -1, path);
  }
  const works = [
    ...matches.map(({ event: place, ...match }) =>
      workOf(place, { matches: [{ ...match, context: {}, ...found(place) }], errors: [] }),
    ),
    ...failures.map(({ event: place, ...error }) =>
      workOf(place, { matches: [], errors: [{ ...error, ...found(place) }] }),
    ),
  ];
  return { works, wanted };
}
