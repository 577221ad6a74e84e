import { type NewResource, PharosError, readResource, resourceInvalid } from "@pharos/domain";

/**
 * The resources of a file: JSON lines, one document, or a list of them.
 * @throws resourceInvalid naming file and line
 */
export function resourceDocuments(file: string, text: string): NewResource[] {
  const whole = parsed(text);
  if (whole !== undefined) return (Array.isArray(whole) ? whole : [whole]).map((value) => read(file, undefined, value));
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const value = parsed(line);
    if (value === undefined) throw resourceInvalid(`${file}, line ${index + 1}: not valid JSON`);
    return [read(file, index + 1, value)];
  });
}

/** Requests that the server takes: it reads at most two megabytes at once. */
export function requestsOf(resources: readonly NewResource[]): NewResource[][] {
  const requests: NewResource[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const resource of resources) {
    const length = JSON.stringify(resource).length;
    characters += length;
    if (characters > charactersTogetherMax || (requests.at(-1)?.length ?? 0) >= resourcesTogetherMax) {
      requests.push([]);
      characters = length;
    }
    requests.at(-1)?.push(resource);
  }
  return requests;
}

const charactersTogetherMax = 500_000;
const resourcesTogetherMax = 500;

function read(file: string, line: number | undefined, value: unknown): NewResource {
  try {
    return readResource(value);
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    throw resourceInvalid(`${file}${line === undefined ? "" : `, line ${line}`}: ${error.message}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
