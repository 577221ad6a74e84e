import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRuleEngine } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import { type Lake, openLake } from "@pharos/lake";
import { type PreviewState, previewLimits, runPreview } from "@pharos/pipeline";
import { builtInNormalizer, builtInSchemas, cloudTrailChunk } from "../built-in-schemas.ts";
import { cloudTrailLines, watchedName } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

/** 10,000,000 is what the target of 5 s is for; fewer by default, because they take minutes to write. */
const events = Number(process.env.PHAROS_PREVIEW_EVENTS ?? 500_000);
/** Where the lake is kept for the next run, because 10,000,000 events take 20 minutes to write. */
const keptLake = process.env.PHAROS_PREVIEW_LAKE;
const written = 20_000;
const targetMs = Math.max(2_000, (5_000 * events) / 10_000_000);
const logType = "AWS.CloudTrail";
const startMs = Date.UTC(2026, 2, 1, 8);
/** Of the events of `cloudTrailLines`. */
const msBetween = 250;
/** One event in 200 has one of so many names. */
const watchedNames = 5;
const seenByAll = 20_000;
/** The first finds caches empty that an installation which runs has filled. */
const runs = 3;

interface Installation {
  readonly lake: Lake;
  readonly cacheFolder: string;
}

/** From the loaded rule to the last alert of a preview: with conditions that most events fail, and without any. */
export async function previewRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-preview-"));
  try {
    const path = keptLake ?? join(folder, "lake");
    if (!existsSync(path)) await writeEvents(path);
    const lake = await openLake({ path });
    try {
      const installation = { lake, cacheFolder: join(folder, "python") };
      // Makes Python's image, as the start of an installation does.
      await engineSpeed(installation, ruleWith("def rule(event):\n    return False\n"), 1);
      return [await selectiveRow(installation), await wholeRow(installation)];
    } finally {
      await lake.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** The same events again and again, as other rows, each time after the time before: so events of every kind are everywhere. */
async function writeEvents(path: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  const lines = cloudTrailLines(written, 3, watchedNames, startMs);
  const normalized = builtInNormalizer().normalize(cloudTrailChunk(Buffer.from(lines.join("\n"))));
  const rows = Buffer.from(normalized.tables[0]?.ndjson ?? [])
    .toString()
    .trimEnd()
    .split("\n");
  const lake = await openLake({ path: unfinished });
  await lake.ensureTables(builtInSchemas.filter(({ schema }) => schema === logType));
  for (let copy = 0; copy < events / written; copy++) {
    const ofCopy = Buffer.from(rows.map((row) => rowOfCopy(row, copy)).join("\n"));
    await lake.insert({ database: "pharos_logs", table: "aws_cloudtrail", rows: ofCopy, token: `copy-${copy}` });
  }
  await lake.close();
  await rename(unfinished, path);
}

function rowOfCopy(row: string, copy: number): string {
  const prefix = copy.toString(16).padStart(8, "0");
  const later = (_: string, name: string, time: string) =>
    `"${name}":"${new Date(Date.parse(`${time}Z`) + copy * written * msBetween).toISOString().slice(0, 19).replace("T", " ")}`;
  return row
    .replace(/"p_row_id":"[0-9a-f]{8}/, `"p_row_id":"${prefix}`)
    .replace(/"(p_event_time|p_parse_time)":"([^".]*)/g, later);
}

async function selectiveRow(installation: Installation): Promise<BenchRow> {
  const name = watchedName(1);
  const body = `def rule(event):\n    if event.get("eventName") != "${name}":\n        return False\n    return event.deep_get("userIdentity", "type") == "AssumedRole"\n`;
  const rule = ruleWith(body);
  const previews = [];
  for (let run = 0; run < runs; run++) previews.push(await timePreview(installation, rule, Date.UTC(2027, 0)));
  const [{ state }] = previews as [(typeof previews)[number]];
  const ms = median(previews.map((preview) => preview.ms));
  const share = (state.eventsRead / state.eventsInScope) * 100;
  return {
    what: `preview of a rule on ${state.eventsInScope.toLocaleString("en")} stored events, ${share.toFixed(1)} % of which meet its conditions, ${state.matches.toLocaleString("en")} matches, median of ${runs}`,
    figure: `${(ms / 1000).toFixed(2)} s`,
    target: `≤ ${(targetMs / 1000).toFixed(1)} s`,
    isReached: ms <= targetMs,
  };
}

async function wholeRow(installation: Installation): Promise<BenchRow> {
  const rule = ruleWith(`def rule(event):\n    return len(event.get("eventName", "")) > 100\n`);
  const { state, ms } = await timePreview(installation, rule, startMs + seenByAll * msBetween);
  const ours = (state.eventsRead / ms) * 1000;
  const engine = await engineSpeed(installation, rule);
  return {
    what: `preview of a rule that must see every event, events a second, against the engine on events in memory (${perSecond(engine)})`,
    figure: ratio(ours / engine),
    target: "",
    isReached: true,
  };
}

async function timePreview(
  { lake, cacheFolder }: Installation,
  rule: Rule,
  toMs: number,
): Promise<{ state: PreviewState; ms: number }> {
  const engine = await startRuleEngine({ rules: [rule], globals: [], cacheFolder });
  const begun = performance.now();
  try {
    const scope = { logTypes: [logType], fromMs: startMs, toMs };
    const { signal } = new AbortController();
    const task = {
      lake,
      enrich: (_: string, event: object) => ({ ...event }),
      draft: { rule, engine },
      saved: undefined,
    };
    let state: PreviewState | undefined;
    for await (const next of runPreview({ ...task, scope, limits: previewLimits, signal })) state = next;
    if (state === undefined) throw new Error("a preview has a state");
    state.compareAlerts();
    return { state, ms: performance.now() - begun };
  } finally {
    await engine.close();
  }
}

/** The same rule on events in memory: to bytes, to Python and back. */
async function engineSpeed({ cacheFolder }: Installation, rule: Rule, count = seenByAll): Promise<number> {
  const engine = await startRuleEngine({ rules: [rule], globals: [], cacheFolder });
  try {
    const parsed = cloudTrailLines(count, 3, watchedNames, startMs).map((line) => JSON.parse(line) as object);
    const begun = performance.now();
    for (let at = 0; at < parsed.length; at += 500) {
      const batch = parsed
        .slice(at, at + 500)
        .map((event) => ({ json: Buffer.from(JSON.stringify(event)), rules: [0] }));
      await engine.evaluate({ events: batch });
    }
    return (count / (performance.now() - begun)) * 1000;
  } finally {
    await engine.close();
  }
}

function ruleWith(body: string): Rule {
  const [rule] = realisticRules(1);
  if (rule === undefined) throw new Error("there is a rule");
  return { ...rule, id: "Preview", body, logTypes: [logType] };
}
