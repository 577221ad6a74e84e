import { isMap, type Node } from "yaml";
import { correlationRuleInvalid } from "../correlation/errors.ts";
import { parseYamlText } from "../correlation/parse-yaml-text.ts";
import { readCorrelationDetection } from "../correlation/read-correlation-detection.ts";
import { correlationTests } from "../correlation/read-correlation-tests.ts";
import { type CorrelationTestResult, runCorrelationTests } from "./run-correlation-tests.ts";

/**
 * Runs the `Tests` of a correlation rule on its `Detection`; the YAML's other keys do not matter.
 * @throws correlationRuleInvalid with all that is wrong with the two
 */
export function testCorrelationRuleYaml(text: string): CorrelationTestResult[] {
  const { root, problems, report } = parseYamlText(text);
  const member = (key: string): Node | null =>
    isMap(root) ? ((root.get(key, true) as Node | undefined) ?? null) : null;
  const detectionNode = member("Detection");
  const testsNode = member("Tests");
  if (root !== undefined) {
    if (!isMap(root)) report("Invalid YAML", root);
    else if (detectionNode === null) report("Detection is missing", root);
  }
  const read = detectionNode === null ? undefined : readCorrelationDetection(detectionNode, report);
  const tests = testsNode === null ? [] : correlationTests(testsNode, "Tests", report);
  if (problems.length > 0 || read?.detection === undefined) throw correlationRuleInvalid(problems);
  return runCorrelationTests(read.detection, tests ?? []);
}
