import { type BucketObjectState, bucketObjectStates } from "@pharos/domain";
import { defined, oneOf, textOf } from "../../../routing/search-codec.ts";

/** The page of one source: the range of its chart, as presets or instants, and which tab is open. */
interface SourcePageSearch {
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly tab?: SourceTab;
  /** Of a bucket: the state of the objects that are listed. */
  readonly objects?: BucketObjectState;
  /** An alarm is being changed: the one without data, or the one of logs that wait. */
  readonly alarm?: "open" | "lag";
  /** The expiry date of the secret is being changed. */
  readonly expiry?: "open";
}
const sourceTabs = ["failures", "objects", "backfill", "messages", "raw", "preview", "schemas", "send"] as const;
export type SourceTab = (typeof sourceTabs)[number];

export const readSourcePageSearch = (search: Record<string, unknown>): SourcePageSearch =>
  defined({
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    tab: oneOf(search.tab, sourceTabs),
    objects: oneOf(search.objects, bucketObjectStates),
    alarm: oneOf(search.alarm, ["open", "lag"] as const),
    expiry: oneOf(search.expiry, ["open"] as const),
  });
