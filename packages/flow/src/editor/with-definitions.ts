import type { QueryVariables } from "@pharos/domain";
import { quoteFlow } from "../filters/flow-literals.ts";

/** The text with the values of its variables as definitions before it, so that it can be run by itself. */
export function withDefinitions(text: string, variables: QueryVariables): string {
  const lines = Object.entries(variables).map(([name, value]) => {
    const literal = typeof value === "string" ? quoteFlow(value) : `[${value.map(quoteFlow).join(", ")}]`;
    return `let $${name} = ${literal};\n`;
  });
  return `${lines.join("")}${text}`;
}
