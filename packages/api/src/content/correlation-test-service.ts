import { explainTest, filesInMemory, loadFiles } from "@pharos/detection";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { issuesOf } from "./check-upload.ts";
import { UploadRefused } from "./errors.ts";
import { transpilePermissions } from "./transpile-service.ts";

export interface NamedTestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Null where it passed. */
  readonly error: string | null;
}

/** Runs the tests of a correlation rule that is given as its file. @throws UploadRefused for one that is wrong */
export async function testCorrelationYaml(context: RequestContext, yaml: string): Promise<NamedTestResult[]> {
  authorize(context.actor, transpilePermissions);
  const files = filesInMemory(new Map([["correlation_rule.yml", Buffer.from(yaml)]]), context.clock());
  const content = await loadFiles(files, { findDetection: (id) => context.store.detections.get(id) });
  if (content.problems.length > 0) throw new UploadRefused(issuesOf(content.problems));
  const { results } = await context.rules.check(content, { runsTests: true });
  return results.map((result) => ({
    name: result.name,
    passed: result.passed,
    error: result.passed ? null : explainTest(result),
  }));
}
