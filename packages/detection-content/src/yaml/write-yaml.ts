import { Document, type Scalar, visit } from "yaml";

/** What readers of YAML 1.1 take for a boolean, a number or a time. */
const ambiguous = /^(?:y|n|yes|no|on|off|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|\d{4}-\d\d?-\d\d?.*)$/i;

/** YAML of the members that are not undefined; text that readers of older YAML would not take for text is quoted. */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { version: "1.2", aliasDuplicateObjects: false });
  visit(document, { Scalar: (_key, node) => quoteAmbiguous(node) });
  return document.toString({ lineWidth: 0 });
}

/** Text that readers of older YAML would not take for text is quoted. */
export function quoteAmbiguous(node: Scalar): void {
  if (typeof node.value === "string" && ambiguous.test(node.value)) node.type = "QUOTE_DOUBLE";
}
