import { StatusBadge, type StatusTone } from "@pharos/ui";
import type { DetectionRow } from "./use-detection-list.ts";

/** How the unit tests of the detection as it is now ended when they ran last. */
export function TestStatus({ detection }: { detection: TestedDetection }) {
  const { tone, text, hint } = describeTests(detection);
  return (
    <span title={hint}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}

type TestedDetection = Pick<DetectionRow, "testStatus" | "enabled" | "managed">;

interface DescribedTests {
  readonly tone: StatusTone;
  readonly text: string;
  readonly hint: string;
}

export function describeTests({ testStatus, enabled, managed }: TestedDetection): DescribedTests {
  const { total, lastRun } = testStatus;
  if (total === 0) return { tone: "neutral", text: "No tests", hint: "The detection has no unit tests" };
  const count = total === 1 ? "1 test" : `${total.toLocaleString("en")} tests`;
  if (!lastRun) {
    const when = managed && !enabled ? "when the detection is enabled" : "in the background";
    return { tone: "neutral", text: "Not run", hint: `${count}. Pharos runs tests ${when}.` };
  }
  const when = `on ${lastRun.ranAt.slice(0, 16).replace("T", " ")} UTC`;
  if (lastRun.failed === 0) return { tone: "pass", text: "Passed", hint: `${count} passed ${when}` };
  const failed = lastRun.failed.toLocaleString("en");
  return { tone: "fail", text: `${failed} failed`, hint: `${failed} of ${count} failed ${when}` };
}
