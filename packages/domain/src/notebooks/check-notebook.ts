import { tooLong } from "../text/too-long.ts";
import { type NotebookContent, type NotebookStep, notebookInvalid } from "./notebook.ts";

export const notebookNameLengthMax = 80;
export const notebookStepsMax = 200;
const descriptionLengthMax = 1_000;
const titleLengthMax = 120;
const stepTextLengthMax = 50_000;
const textLengthMax = 500_000;

/** The notebook as it is kept: names without spaces around them. @throws notebookInvalid */
export function checkNotebook({ name, description, steps }: NotebookContent): NotebookContent {
  const content = { name: name.trim(), description: description.trim(), steps: steps.map(trimStep) };
  const problem = findProblem(content);
  if (problem !== undefined) throw notebookInvalid(problem);
  return content;
}

function trimStep(step: NotebookStep): NotebookStep {
  return step.kind === "QUERY" ? { ...step, title: step.title.trim() } : step;
}

function findProblem({ name, description, steps }: NotebookContent): string | undefined {
  if (name === "") return "Enter a name for the notebook";
  if (name.length > notebookNameLengthMax) return tooLong("The notebook's name", notebookNameLengthMax);
  if (description.length > descriptionLengthMax) return tooLong("The description", descriptionLengthMax);
  if (steps.length > notebookStepsMax)
    return `A notebook has at most ${notebookStepsMax} steps, not ${steps.length}. Go on in another one.`;
  if (steps.reduce((sum, { text }) => sum + text.length, 0) > textLengthMax)
    return tooLong("The text of all steps", textLengthMax);
  const ids = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const problem = findStepProblem(step);
    if (problem !== undefined) return `steps[${index}]${problem}`;
    if (ids.has(step.id)) return `steps[${index}].id is ${step.id}, as that of another step`;
    ids.add(step.id);
  }
  return undefined;
}

function findStepProblem(step: NotebookStep): string | undefined {
  if (!/^[\w-]{1,40}$/.test(step.id)) return ".id must have 1 to 40 letters, digits, - or _";
  if (step.text.length > stepTextLengthMax)
    return `.text has at most ${stepTextLengthMax.toLocaleString("en")} characters`;
  if (step.kind === "NOTE") return undefined;
  if (step.title.length > titleLengthMax) return `.title has at most ${titleLengthMax} characters`;
  if ((step.startTime === undefined) !== (step.endTime === undefined))
    return " has one of startTime and endTime: give both, or none";
  if (step.relativeTime !== undefined && step.startTime !== undefined)
    return " has relativeTime and startTime: give one of them";
  return undefined;
}
