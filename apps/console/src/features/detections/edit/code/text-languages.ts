import { parseRuleOutputs } from "@pharos/detection-content/editor";
import type { CodeDiagnostic, CodeLanguage } from "@pharos/ui/code-editor";
import { resourceProblem } from "../draft/draft-problems.ts";
import { placeProblems } from "./told-problems.ts";

const nothing = async () => ({ start: 0, end: 0, items: [] });

/** YAML of simple detections and filters; what is wrong with it is the server's to say. */
export const yamlLanguage: CodeLanguage = {
  id: "detection-yaml",
  grammar: "yaml",
  complete: async (_text, offset) => ({ ...(await nothing()), start: offset, end: offset }),
  hover: async () => undefined,
  diagnose: async () => [],
};

/** YAML of the signals of a correlation's test. */
export const outputsLanguage: CodeLanguage = {
  ...yamlLanguage,
  id: "correlation-outputs",
  diagnose: async (text) => placeProblems(text, parseRuleOutputs(text).problems),
};

/** JSON of an event. */
export const eventLanguage: CodeLanguage = {
  id: "event-json",
  grammar: "yaml",
  complete: async (_text, offset) => ({ ...(await nothing()), start: offset, end: offset }),
  hover: async () => undefined,
  diagnose: async (text) => jsonProblems(text),
};

/** Where the text stops being JSON, as far as the browser says. */
function jsonProblems(text: string): CodeDiagnostic[] {
  const message = resourceProblem(text);
  if (message === undefined) return [];
  const place = message.match(/position (\d+)/)?.[1];
  const start = Math.min(place === undefined ? 0 : Number(place), text.length);
  return [{ start, end: start, code: "json", severity: "error", message, fixes: [] }];
}
