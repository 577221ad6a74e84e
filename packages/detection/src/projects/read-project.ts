import { AnswerRefused } from "../interpreter/decode-result.ts";
import { putWithin } from "../interpreter/put-within.ts";
import { createPythonHost } from "../interpreter/python-host.ts";
import { createPythonSession } from "../interpreter/python-session.ts";
import { SandboxLost } from "../interpreter/sandbox-process.ts";
import { withOwnLibraries } from "../libraries/own-libraries.ts";
import { splitLibraries } from "../libraries/split-libraries.ts";
import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions } from "../rules/engine-options.ts";

/** A class that `main.py` registers. Its attributes are what the class says, under the SDK's names and unchecked. */
export interface ProjectRule {
  /** The full name of the module that defines it. */
  readonly module: string;
  /** Which of the optional functions it defines itself. */
  readonly functions: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface ProjectProblem {
  readonly module: string;
  readonly line: number;
  readonly message: string;
}

export interface ReadProject {
  readonly rules: readonly ProjectRule[];
  readonly problems: readonly ProjectProblem[];
}

export interface ProjectToRead {
  /** Python by the full name of its module. */
  readonly files: Readonly<Record<string, string>>;
  /** Packages by path, as detections have them. */
  readonly libraries: Readonly<Record<string, string>>;
}

const readMsMax = 60_000;
/** The answer begins with the size of Python's memory. */
const heapSizeBytes = 4;

/** Runs the `main.py` of a project in a sandbox of its own, and returns what it registers. */
export async function readProject(
  project: ProjectToRead,
  options: Pick<RuleEngineOptions, "cacheFolder" | "layers" | "account" | "callTimeoutMs" | "memoryBytesMax">,
): Promise<ReadProject> {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const { layers, account, cacheFolder } = options;
  const notice = () => undefined;
  const session = createPythonSession(
    createPythonHost({ layers, account, callTimeoutMs, memoryBytesMax, cacheFolder, notice }),
  );
  try {
    const { sources, files } = splitLibraries(withOwnLibraries(project.libraries, Object.values(project.files)));
    const payload = Buffer.from(JSON.stringify({ files: project.files, libraries: sources }));
    const answerCache = async () => new Uint8Array();
    const answer = await putWithin(session, { kind: "D", payload, files, calls: 1, answerCache }, readMsMax);
    return decodeProject(answer.subarray(heapSizeBytes));
  } catch (error) {
    if (!(error instanceof SandboxLost || error instanceof AnswerRefused)) throw error;
    const message = `running it stopped Python: ${error.message}`;
    return { rules: [], problems: [{ module: "main", line: 1, message }] };
  } finally {
    await session.discard();
  }
}

/** What ran in the sandbox may have written the answer. @throws AnswerRefused */
export function decodeProject(json: Buffer): ReadProject {
  let answer: unknown;
  try {
    answer = JSON.parse(json.toString());
  } catch {
    throw new AnswerRefused("the answer to reading a project is not JSON");
  }
  const { rules, problems } = (answer ?? {}) as Partial<ReadProject>;
  if (!(Array.isArray(rules) && rules.every(isRule) && Array.isArray(problems) && problems.every(isProblem)))
    throw new AnswerRefused("the answer to reading a project has another form");
  return { rules, problems };
}

function isRule(rule: unknown): rule is ProjectRule {
  const { module, functions, attributes } = (rule ?? {}) as Partial<ProjectRule>;
  const areNames = Array.isArray(functions) && functions.every((name) => typeof name === "string");
  return typeof module === "string" && areNames && typeof attributes === "object" && attributes !== null;
}

function isProblem(problem: unknown): problem is ProjectProblem {
  const { module, line, message } = (problem ?? {}) as Partial<ProjectProblem>;
  return typeof module === "string" && Number.isInteger(line) && typeof message === "string";
}
