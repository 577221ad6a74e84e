import type { ContentFile } from "@pharos/detection-content";
import { compareReleases, describeError, type OfferedRelease, type PackSource, PharosError } from "@pharos/domain";
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
  const found = await look(polling, source).catch((error: unknown) => ({
    ...{ etag: undefined, problems: [{ sentence: sentenceOf(error), isPast: false }], isAnswer: false },
  }));
  const told = await store.packSources.toldProblems(source.id);
  const now = clock();
  const current = found.problems.filter(({ sentence, isPast }) => !isPast || !told.includes(sentence));
  const problem = current.length === 0 ? undefined : current.map(({ sentence }) => sentence).join(" ");
  const toldProblems = found.isAnswer ? found.problems.map(({ sentence }) => sentence) : undefined;
  // With a problem everything is asked for again.
  const outcome = { problem, etag: problem === undefined ? found.etag : undefined, toldProblems };
  await store.transaction(async (tx) => {
    await tx.packSources.setLook(source.id, outcome, now);
    if (problem !== undefined && problem !== source.problem) {
      await notify(tx, { level: "ERROR", title: `Pack source ${source.displayName}`, message: problem }, source, now);
    }
  });
}

interface SourceProblem {
  readonly sentence: string;
  /** It is about a release that nobody needs any more, and asking again does not mend it. */
  readonly isPast: boolean;
}

interface Look {
  readonly etag: string | undefined;
  readonly problems: readonly SourceProblem[];
  /** False where the source says that nothing changed since the last look. */
  readonly isAnswer: boolean;
}

async function look(polling: PackPolling, source: PackSource): Promise<Look> {
  const { store, packSources } = polling;
  const [token, known] = await Promise.all([store.packSources.token(source.id), store.packSources.etag(source.id)]);
  const answer = await packSources.open(source, token).findReleases(known);
  if (answer.kind === "UNCHANGED") return { etag: known, problems: [], isAnswer: false };
  const stored = await store.packReleases.list(source.id);
  const versions = new Set(stored.map(({ version }) => version));
  const fresh = answer.releases
    .toSorted(compareReleases)
    .slice(0, releasesPerLook)
    .filter(({ version }) => !versions.has(version));
  const read: ReadRelease[] = [];
  const refused: { readonly offered: OfferedRelease; readonly sentence: string; readonly isFinal: boolean }[] = [];
  for (const offered of fresh) {
    try {
      const release = await readRelease(polling, source, offered);
      if (release.packs.length > 0) read.push({ offered, release });
      else refused.push({ offered, sentence: noPacks, isFinal: true });
    } catch (error) {
      const isFinal = error instanceof PharosError && error.category !== "ServerError";
      refused.push({ offered, sentence: sentenceOf(error), isFinal });
    }
  }
  const conflicts = await store.transaction((tx) => keep(tx, polling, source, read));
  const [newest] = await store.packReleases.list(source.id);
  const problems = [
    ...refused.map(({ offered, sentence, isFinal }) => ({
      sentence: `${nameOf(source, offered)}${sentence}`,
      isPast: isFinal && newest !== undefined && compareReleases(newest, offered) < 0,
    })),
    ...conflicts.map((sentence) => ({ sentence, isPast: false })),
  ];
  return { etag: answer.etag, problems, isAnswer: true };
}

interface ReadRelease {
  readonly offered: OfferedRelease;
  readonly release: Awaited<ReturnType<typeof readRelease>>;
}

const noPacks = "The archive has no packs. Put a YAML file with AnalysisType: pack into it.";

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

/** Returns why packs of the newest release were not taken. */
async function keep(
  tx: Store,
  { clock }: PackPolling,
  source: PackSource,
  read: readonly ReadRelease[],
): Promise<string[]> {
  const now = clock();
  const problems: string[] = [];
  for (const { offered, release } of read) {
    const { version, notes, publishedAt } = offered;
    await tx.packReleases.put({ sourceId: source.id, version, notes, publishedAt, ...release }, now);
  }
  const updated = await offerPacks(tx, source, now, problems);
  if (updated.length > 0 && read.length > 0) {
    const message = `There is a new version of ${updated.join(", ")}. Open the pack to see what it changes.`;
    await notify(tx, { level: "INFO", title: `Pack source ${source.displayName}`, message }, source, now);
  }
  await tx.packReleases.forgetOld(source.id);
  return problems;
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
