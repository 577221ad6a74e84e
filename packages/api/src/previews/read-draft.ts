import { type ContentProblem, writeZip } from "@pharos/detection-content";
import { invalidInput, isCorrelationRule, isPolicy, isRule } from "@pharos/domain";
import { checkContentAccess } from "../content/check-content-access.ts";
import { ItemsInvalid } from "../content/check-items.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type DetectionDraft, draftFiles, draftYaml } from "../detection-drafts/draft-files.ts";
import type { PreviewableDetection } from "./open-versions.ts";

/**
 * Reads a draft as an upload of it would be read, beside what is stored. Problems are told with their place. @throws ItemsInvalid, input.invalid, logTypeHidden
 */
export async function readDraft(context: RequestContext, draft: DetectionDraft): Promise<PreviewableDetection> {
  const files = new Map([...draftFiles(draft)].map(([name, text]) => [name, Buffer.from(text)]));
  const stored = await readStoredContent(context.store);
  const data = writeZip(files).toString("base64");
  const read = await readUploadInThread(context, data, stored, { skipsInvalid: false });
  const { content } = read;
  const problems = [...read.problems, ...read.leftOut];
  if (problems.length > 0) throw new ItemsInvalid(problems.map(describeProblem));
  const { rules, scheduledRules, correlationRules, policies } = content;
  const [detection] = [...rules, ...scheduledRules, ...correlationRules, ...policies];
  if (detection === undefined || !(isRule(detection) || isCorrelationRule(detection) || isPolicy(detection))) {
    throw invalidInput("Only rules, scheduled rules, correlation rules and policies can be previewed");
  }
  await checkContentAccess(context, { detections: [detection] });
  return detection;
}

function describeProblem({ file, line, column, message }: ContentProblem): string {
  const language = file === draftYaml ? "YAML" : "Python";
  return line > 1 || column > 1 ? `${language}, line ${line}, column ${column}: ${message}` : message;
}
