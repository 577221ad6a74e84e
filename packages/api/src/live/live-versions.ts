import { createHash } from "node:crypto";
import { type Actor, hasPermission, type LiveTopic, type LiveVersions, type Permission } from "@pharos/domain";
import type { SharedDigests } from "@pharos/store";

/** Who may know that a topic changed. Everybody has notifications. */
const readersOf: Readonly<Record<keyof SharedDigests, readonly Permission[]>> = {
  alerts: ["AlertRead", "SummaryRead"],
  cases: ["AlertRead"],
  destinations: ["DestinationRead", "AlertRead"],
  detections: ["RuleRead", "PolicyRead"],
  resources: ["ResourceRead", "PolicyRead", "SummaryRead"],
  schemas: ["LogSourceRead"],
  sources: ["LogSourceRead", "SummaryRead"],
};

/** Counts "of the last hour" change with the clock alone, so versions of sources do too. */
const sourceCountsMs = 60_000;
/**
 * Readers who do not see all log types get versions made of the clock alone: they refetch every so often, and learn
 * nothing about what they may not see, not even that there is any.
 */
const restrictedReadMs = 15_000;

/** The versions of the topics that the actor may read. */
export function liveVersions(actor: Actor, shared: SharedDigests, notifications: string, now: Date): LiveVersions {
  const topics = (Object.keys(readersOf) as (keyof SharedDigests)[]).filter((topic) =>
    hasPermission(actor.permissions, readersOf[topic]),
  );
  const versionOf = (topic: keyof SharedDigests): string => {
    if (actor.logTypeAccess !== undefined) return tick(now, restrictedReadMs);
    return topic === "sources" ? `${shared.sources}.${tick(now, sourceCountsMs)}` : shared[topic];
  };
  return Object.fromEntries([
    ...topics.map((topic) => [topic, versionOf(topic)]),
    ["notifications" satisfies LiveTopic, notifications],
  ]);
}

const tick = (now: Date, everyMs: number): string => Math.floor(now.getTime() / everyMs).toString(36);

/** The same for the same versions. */
export function entityTag(versions: LiveVersions): string {
  return `"${createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 22)}"`;
}
