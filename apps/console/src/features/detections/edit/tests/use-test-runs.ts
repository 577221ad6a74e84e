import type { LineCoverage } from "@pharos/domain";
import { type StatusTone, useLocalStorage } from "@pharos/ui";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../../../graphql/error-text.ts";
import type { ServerProblem } from "../code/told-problems.ts";
import type { DetectionDraft, TestDraft } from "../draft/detection-draft.ts";
import { testProblem } from "../draft/draft-problems.ts";
import type { DraftTester, DraftTestResult } from "./draft-tester.ts";

export interface TestRuns {
  /** The reader may run tests. */
  readonly canRun: boolean;
  /** What was asked for by a press, and still runs. */
  readonly running: "one" | "all" | undefined;
  /** The sentence about the last run that was asked for; empty before one. */
  readonly sentence: string;
  /** Why the tests could not be run. */
  readonly failure: string | undefined;
  /** What the sandbox found wrong with the text. */
  readonly problems: readonly ServerProblem[];
  readonly resultOf: (key: string) => DraftTestResult | undefined;
  readonly statusOf: (key: string) => { readonly tone: StatusTone; readonly word: string } | undefined;
  /** Of the last run of all tests; undefined where nobody asked for it. */
  readonly coverage: LineCoverage | undefined;
  /** Runs of all tests tell which lines they run. */
  readonly isMeasuring: boolean;
  readonly setMeasuring: (isMeasuring: boolean) => void;
  readonly runOne: (key: string) => Promise<void>;
  readonly runAll: () => Promise<void>;
}

const runAfterMs = 120;
/** Beyond it only the shown test is run while somebody types. */
const runAlwaysMax = 20;

interface Outcome {
  /** By the test's key. */
  readonly results: ReadonlyMap<string, DraftTestResult>;
  readonly problems: readonly ServerProblem[];
  readonly failure: string | undefined;
  readonly coverage: LineCoverage | undefined;
}

const nothing: Outcome = { results: new Map(), problems: [], failure: undefined, coverage: undefined };

/**
 * Runs the tests of the draft shortly after each change, and on request. An answer about an older draft is dropped.
 * @param test undefined for readers who may not run tests
 */
export function useTestRuns(
  draft: DetectionDraft,
  shownKey: string | undefined,
  test: DraftTester | undefined,
): TestRuns {
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const [running, setRunning] = useState<TestRuns["running"]>();
  const [sentence, setSentence] = useState("");
  const [isMeasuring, setMeasuring] = useLocalStorage({ key: "pharos-line-coverage", defaultValue: false });
  const latest = useRef({ draft, generation: 0, isMeasuring });
  latest.current.draft = draft;
  latest.current.isMeasuring = isMeasuring;
  const run = useCallback(
    async (wanted: (tests: readonly TestDraft[]) => readonly TestDraft[]): Promise<readonly DraftTestResult[]> => {
      if (!test) return [];
      const { draft: asked } = latest.current;
      const generation = ++latest.current.generation;
      // What is no event yet cannot be tested.
      const tests = wanted(asked.tests).filter(({ resource }) => testProblem(asked.kind, resource) === undefined);
      // Of some tests alone it would say that the others' lines are not run.
      const measuresCoverage =
        latest.current.isMeasuring && tests.length > 0 && wanted(asked.tests).length === asked.tests.length;
      try {
        const answer = await test({ ...asked, tests }, { measuresCoverage });
        if (latest.current.generation !== generation) return answer.results;
        const fresh = new Map(
          tests.flatMap(({ key }, index) => {
            const result = answer.results[index];
            return result ? [[key, result] as const] : [];
          }),
        );
        setOutcome((current) => ({
          results: new Map([...current.results, ...fresh]),
          problems: answer.problems,
          failure: undefined,
          // While the text does not load, the lines of the one before are still the best answer.
          coverage: measuresCoverage ? (answer.coverage ?? current.coverage) : current.coverage,
        }));
        return answer.results;
      } catch (error) {
        if (latest.current.generation === generation) {
          setOutcome((current) => ({ ...current, failure: errorText(error) }));
        }
        return [];
      }
    },
    [test],
  );
  const content = useMemo(() => contentOf(draft) + isMeasuring, [draft, isMeasuring]);
  const [busyWith, setBusyWith] = useState<string>();
  const ran = useRef<string>(undefined);
  // Whoever asks for coverage gets it of all tests, however many.
  const measured = useRef(false);
  // One at a time: what is typed meanwhile is run when the answer is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says when to run
  useEffect(() => {
    if (!test || busyWith !== undefined || ran.current === content) return;
    const isMany = latest.current.draft.tests.length > runAlwaysMax;
    const timer = setTimeout(() => {
      ran.current = content;
      setSentence("");
      setBusyWith(content);
      const isAll = !isMany || (isMeasuring && !measured.current);
      measured.current = isMeasuring;
      const wanted = (tests: readonly TestDraft[]) => (!isAll ? tests.filter(({ key }) => key === shownKey) : tests);
      void run(wanted).finally(() => setBusyWith(undefined));
    }, runAfterMs);
    return () => clearTimeout(timer);
  }, [content, run, busyWith]);
  const asked = async (kind: "one" | "all", wanted: (tests: readonly TestDraft[]) => readonly TestDraft[]) => {
    setRunning(kind);
    const results = await run(wanted);
    setRunning(undefined);
    setSentence(sentenceOf(kind, results));
  };
  return {
    canRun: test !== undefined,
    running,
    sentence,
    failure: outcome.failure,
    problems: outcome.problems,
    coverage: isMeasuring ? outcome.coverage : undefined,
    isMeasuring,
    setMeasuring,
    resultOf: (key) => outcome.results.get(key),
    statusOf: (key) => {
      const result = outcome.results.get(key);
      return result && (result.passed ? { tone: "pass", word: "Pass" } : { tone: "fail", word: "Fail" });
    },
    runOne: (key) => asked("one", (tests) => tests.filter((one) => one.key === key)),
    runAll: () => asked("all", (tests) => tests),
  };
}

/** What a test's result depends on. */
function contentOf({
  kind,
  body,
  simpleDetectionBody,
  inlineFilters,
  logTypes,
  tests,
  severity,
}: DetectionDraft): string {
  return JSON.stringify([kind, body, simpleDetectionBody, inlineFilters, logTypes, severity, tests]);
}

/** The words of specification 2 §2. */
export function sentenceOf(kind: "one" | "all", results: readonly Pick<DraftTestResult, "passed">[]): string {
  if (results.length === 0) return "";
  const failed = results.filter(({ passed }) => !passed).length;
  if (kind === "one") return failed === 0 ? "Test Passed!" : "Test Failed";
  return failed === 0 ? "All tests passed!" : `${failed} of ${results.length} tests failed`;
}
