import type { ContentFile } from "@pharos/detection-content";
import {
  compareReleases,
  describeError,
  type OfferedRelease,
  type PackRelease,
  type PackSource,
  PharosError,
} from "@pharos/domain";
import { usersWhoMay } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import { asText } from "../content/read-in-thread.ts";
import type { PackSourceGateway } from "../context/pack-source-gateway.ts";
import type { ContentThreads } from "../threads/content-threads.ts";
import { offerPacks } from "./offer-packs.ts";

/** What looking for versions works with. */
export interface PackPolling {
  readonly store: Store;
  readonly packSources: PackSourceGateway;
  readonly threads: ContentThreads;
  readonly sigmaMappings: readonly ContentFile[];
  readonly clock: () => Date;
}

/** Older versions that were not known before are left where they are. */
const releasesPerLook = 5;
const readLimitMs = 30_000;

/** Looks for new versions of the packs of every source that wants it. */
export async function pollPackSources(polling: PackPolling, signal: AbortSignal): Promise<void> {
  for (const source of await polling.store.packSources.list()) {
    if (signal.aborted) return;
    if (source.enabled) await pollPackSource(polling, source);
  }
}

/**
 * Looks for new versions of one source. What goes wrong is kept with the source, and told to those who may change rules
 * when it is something else than the last time.
 */
export async function pollPackSource(polling: PackPolling, source: PackSource): Promise<void> {
  const { store, clock } = polling;
  const problems: string[] = [];
  let etag: string | undefined;
  try {
    etag = await look(polling, source, problems);
  } catch (error) {
    problems.push(sentenceOf(error));
  }
  const now = clock();
  const problem = problems.length === 0 ? undefined : problems.join(" ");
  // With a problem everything is asked for again.
  const outcome = { problem, etag: problem === undefined ? etag : undefined };
  await store.transaction(async (tx) => {
    await tx.packSources.setLook(source.id, outcome, now);
    if (problem !== undefined && problem !== source.problem) {
      await notify(tx, { level: "ERROR", title: `Pack source ${source.displayName}`, message: problem }, source, now);
    }
  });
}

/** Returns the ETag of an answer that was read whole. */
async function look(polling: PackPolling, source: PackSource, problems: string[]): Promise<string | undefined> {
  const { store, packSources } = polling;
  const [token, known] = await Promise.all([store.packSources.token(source.id), store.packSources.etag(source.id)]);
  const answer = await packSources.open(source, token).findReleases(known);
  if (answer.kind === "UNCHANGED") return known;
  const stored = await store.packReleases.list(source.id);
  const versions = new Set(stored.map(({ version }) => version));
  const fresh = newestOf(answer.releases, source)
    .slice(0, releasesPerLook)
    .filter(({ version }) => !versions.has(version));
  const read: { readonly offered: OfferedRelease; readonly release: Awaited<ReturnType<typeof readRelease>> }[] = [];
  for (const offered of fresh) {
    try {
      read.push({ offered, release: await readRelease(polling, source, offered) });
    } catch (error) {
      problems.push(`${nameOf(source, offered)}${sentenceOf(error)}`);
    }
  }
  await store.transaction((tx) => keep(tx, polling, source, read, problems));
  return answer.etag;
}

/** An address with one archive has no versions that people would know. */
const nameOf = ({ kind }: PackSource, { version }: OfferedRelease) => (kind === "ARCHIVE" ? "" : `${version}: `);

async function readRelease(
  { threads, sigmaMappings, clock }: PackPolling,
  source: PackSource,
  offered: OfferedRelease,
) {
  const archive = await offered.load();
  const supporting = await Promise.all(sigmaMappings.map(asText));
  const run = {
    subject: `The version ${offered.version}`,
    limitMs: readLimitMs,
    owner: `pack source ${source.id}`,
    answer: async () => undefined,
  };
  const packs = await threads.run("readRelease", { archive, at: clock(), supporting }, run);
  return { archive, packs };
}

async function keep(
  tx: Store,
  { clock }: PackPolling,
  source: PackSource,
  read: readonly { readonly offered: OfferedRelease; readonly release: Awaited<ReturnType<typeof readRelease>> }[],
  problems: string[],
): Promise<void> {
  const now = clock();
  for (const { offered, release } of read) {
    const { version, notes, publishedAt } = offered;
    if (release.packs.length === 0) {
      problems.push(
        `${nameOf(source, offered)}The archive has no packs. Put a YAML file with AnalysisType: pack into it.`,
      );
      continue;
    }
    await tx.packReleases.put({ sourceId: source.id, version, notes, publishedAt, ...release }, now);
  }
  const updated = await offerPacks(tx, source, now, problems);
  if (updated.length > 0 && read.length > 0) {
    const message = `There is a new version of ${updated.join(", ")}. Open the pack to see what it changes.`;
    await notify(tx, { level: "INFO", title: `Pack source ${source.displayName}`, message }, source, now);
  }
  await tx.packReleases.forgetOld(source.id);
}

function newestOf(releases: readonly OfferedRelease[], source: PackSource): OfferedRelease[] {
  const asRelease = ({ version, publishedAt }: OfferedRelease): PackRelease => ({
    ...{ id: version, sourceId: source.id, version, notes: "", publishedAt, foundAt: publishedAt, packs: [] },
  });
  return releases.toSorted((a, b) => compareReleases(asRelease(a), asRelease(b)));
}

async function notify(
  tx: Store,
  told: { readonly level: "ERROR" | "INFO"; readonly title: string; readonly message: string },
  source: PackSource,
  now: Date,
): Promise<void> {
  const topic = told.level === "ERROR" ? ("SYSTEM_ERROR" as const) : ("SYSTEM_NOTIFICATION" as const);
  const readers = await usersWhoMay(tx, "RuleModify");
  await tx.notifications.create(
    readers,
    { topic, ...told, metadata: { packSourceId: source.id }, neededLogTypes: [] },
    now,
  );
}

/** What is nobody's mistake is told as it is. */
function sentenceOf(error: unknown): string {
  return error instanceof PharosError ? error.message : `Pharos could not check for versions: ${describeError(error)}.`;
}
