import { availableParallelism } from "node:os";
import { checkContent, createDraftTests, explainEvent, readProject, startRuleEngine } from "@pharos/detection";
import { contentOf, detectionsOf, type LoadedContent, type PythonLibraries } from "@pharos/detection-content";
import { createSerialQueue, isPolicy, type OsAccount } from "@pharos/domain";
import type { Pipeline } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { RuleInspection } from "../context/api-dependencies.ts";

/** What every Python process of this server is started with. */
export interface PythonSurroundings {
  readonly cacheFolder: string;
  readonly libraries: PythonLibraries;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
}

const processesMax = 2;

/** Loads and tests detections in sandboxes apart from those that evaluate events; one after the other. */
export function createRuleInspection(
  store: Store,
  pipeline: Pick<Pipeline, "necessaryConditions" | "ruleActivity" | "expectChange"> | undefined,
  python: PythonSurroundings,
): RuleInspection & { close(): Promise<void> } {
  const drafts = createDraftTests(python);
  const queue = createSerialQueue();

  /** The content with what it may import of the store; its own comes first. */
  async function supported(content: LoadedContent): Promise<LoadedContent> {
    const [globals, dataModels] = await Promise.all([store.globals.all(), store.dataModels.all()]);
    return {
      ...content,
      globals: withOthers(content.globals, globals, ({ id }) => [id]),
      dataModels: withOthers(content.dataModels, dataModels, ({ id, logTypes }) => [id, ...logTypes]),
    };
  }

  return {
    runTests: (detections) =>
      queue.run(async () => {
        const content = await supported(contentOf(detections));
        const options = { ...python, processes: 1, checksGlobals: false, runsTests: true };
        return (await checkContent(content, options)).results;
      }),
    testDraft: (owner, ruleSet, options) => drafts.run(owner, { libraries: python.libraries, ...ruleSet }, options),
    close: () => drafts.close(),
    check(content, { runsTests }) {
      pipeline?.expectChange();
      return queue.run(async () =>
        checkContent(await supported(content), { ...python, processes: processesFor(content), runsTests }),
      );
    },
    readProject: (files) => queue.run(() => readProject({ files, libraries: python.libraries }, python)),
    async openEngine(detection) {
      const { globals, dataModels } = await supported(contentOf([]));
      const detections = isPolicy(detection)
        ? { rules: [], policies: [detection] }
        : { rules: [{ ...detection, enabled: true }] };
      return startRuleEngine({ ...python, ...detections, globals, dataModels });
    },
    explainEvent: (rule, event) =>
      queue.run(async () => explainEvent(rule, event, await supported(contentOf([])), python)),
    necessaryConditions: (rule) => pipeline?.necessaryConditions(rule.id) ?? [],
    activity: (rule) => pipeline?.ruleActivity(rule.id),
  };
}

/** A few detections are done before a second process has started. */
function processesFor(content: LoadedContent): number {
  return Math.min(processesMax, availableParallelism(), 1 + Math.floor(detectionsOf(content).length / 200));
}

/** The own, and of the others those that none of them takes the place of. */
function withOthers<T>(own: readonly T[], others: readonly T[], keysOf: (item: T) => readonly string[]): T[] {
  const taken = new Set(own.flatMap(keysOf));
  return [...own, ...others.filter((other) => !keysOf(other).some((key) => taken.has(key)))];
}
