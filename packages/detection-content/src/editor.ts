/** What editors of detections know; for the browser as well. */
export { completePython } from "./python-text/complete-python.ts";
export { diagnosePython } from "./python-text/diagnose-python.ts";
export type { PythonProblem } from "./python-text/editor-answers.ts";
export { hoverPython } from "./python-text/hover-python.ts";
export type { EventField, HelperModule, PythonKnowledge } from "./python-text/python-knowledge.ts";
