import type { EventPath } from "@pharos/domain";
import { quoteIdentifier } from "../tables/identifier.ts";

/** Returns true if a member of a JSON column can be read by its name. */
export function isReadableMember(name: string): boolean {
  return name !== "" && name !== "__proto__" && !name.includes("\0");
}

/** SQL of a column, or of the value at a path of a JSON column. */
export function renderMember([column, ...members]: EventPath): string {
  const steps = members.map((member) => member.replaceAll(".", "%2E"));
  return [column, ...steps].map(quoteIdentifier).join(".");
}
