import type { TrustDomains } from "@pharos/detection";
import {
  type ContentRecord,
  codeAccess,
  type Detection,
  isShipped,
  type KnownContent,
  seesAllOf,
} from "@pharos/domain";

type Written = Pick<ContentRecord, "managed" | "author"> & { readonly id: string };
type Access = readonly string[] | undefined;

export interface ContentToSeparate {
  readonly detections: readonly Detection[];
  readonly globals: readonly Written[];
  readonly dataModels: readonly Written[];
}

const managed = "managed";

/**
 * Which content may share an interpreter: what comes with Pharos, and of people what authors wrote who see the same log
 * types as of now. Code of an author is used by the detections of authors who see no more than that one. What comes with
 * Pharos also asks the helpers and data models of people who see all log types: these are how people extend it.
 */
export function findTrustDomains(
  { detections, globals, dataModels }: ContentToSeparate,
  known: Pick<KnownContent, "detections" | "accessOf">,
): TrustDomains {
  const accessOf = new Map<string, Access>([[managed, undefined]]);
  const enter = (isManaged: boolean, access: Access) => {
    const domain = isManaged ? managed : domainOf(access);
    accessOf.set(domain, access);
    return domain;
  };
  const ofDetection = (detection: Detection) => {
    const baseId = "baseDetection" in detection ? detection.baseDetection : undefined;
    const base = baseId === undefined ? undefined : known.detections.get(baseId);
    const isOurs = isShipped(detection) && (baseId === undefined || (base !== undefined && isShipped(base)));
    return enter(isOurs, codeAccess(detection, known));
  };
  const ofItem = (item: Written) =>
    isShipped(item) ? enter(true, undefined) : enter(false, known.accessOf(item.author));
  const found = {
    detections: new Map(detections.map((detection) => [detection.id, ofDetection(detection)])),
    globals: new Map(globals.map((item) => [item.id, ofItem(item)])),
    dataModels: new Map(dataModels.map((item) => [item.id, ofItem(item)])),
  };
  const domains = [...accessOf];
  const trustedBy = (domain: string, access: Access) =>
    domains.flatMap(([other, theirs]) => (other !== domain && seesAllOf(theirs, access) ? [other] : []));
  return { ...found, trusted: new Map(domains.map(([domain, access]) => [domain, trustedBy(domain, access)])) };
}

/** The same text for the same log types. */
function domainOf(access: Access): string {
  return access === undefined ? "all log types" : `log types ${JSON.stringify([...new Set(access)].sort())}`;
}
