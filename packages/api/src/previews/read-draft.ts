import { type ContentProblem, writeZip } from "@pharos/detection-content";
import { invalidInput, isCorrelationRule, isPolicy, isRule } from "@pharos/domain";
import { checkContentAccess } from "../content/check-content-access.ts";
import { ItemsInvalid } from "../content/check-items.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { PreviewableDetection } from "./open-versions.ts";

/** The text of a detection that is not saved. */
export interface DetectionDraft {
  readonly yaml: string;
  readonly python?: string | null | undefined;
}

const filenamePattern = /^Filename:[ \t]*["']?([^"'\n#]*[^"'\s#])/m;
const draftFilename = "draft.py";
const yamlFilename = "draft.yml";

/**
 * Reads a draft as an upload of it would be read, beside what is stored. Problems are told with their line. @throws ItemsInvalid, input.invalid, logTypeHidden
 */
export async function readDraft(
  context: RequestContext,
  { yaml, python }: DetectionDraft,
): Promise<PreviewableDetection> {
  const filename = filenamePattern.exec(yaml)?.[1];
  const named = python && filename === undefined ? `${yaml.trimEnd()}\nFilename: ${draftFilename}\n` : yaml;
  const files = new Map([[yamlFilename, Buffer.from(named)]]);
  if (python) files.set(filename ?? draftFilename, Buffer.from(python));
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

function describeProblem({ file, line, message }: ContentProblem): string {
  const language = file === yamlFilename ? "YAML" : "Python";
  return line > 1 ? `${language}, line ${line}: ${message}` : message;
}
