import { describeError } from "@pharos/domain";
import { readSimpleMembers, type SimpleMembers } from "../simple-rules/read-simple-members.ts";
import { notTranspiled } from "./errors.ts";

/** The members, all of them right and the one that is needed among them. Throws with everything that is wrong. */
export function readChecked(
  given: Readonly<Record<string, unknown>>,
  needed: "Detection" | "InlineFilters",
): SimpleMembers {
  const problems: string[] = [];
  const members = readSimpleMembers(given, (message, place) =>
    problems.push(place === "" ? message : `${place}: ${message}`),
  );
  if (given[needed] === undefined) problems.push(`${needed} is missing`);
  if (problems.length > 0) throw notTranspiled(problems);
  return members;
}

/** Throws unless the text is JSON. */
export function parseGiven(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw notTranspiled([`it is not JSON (${describeError(error)})`]);
  }
}
