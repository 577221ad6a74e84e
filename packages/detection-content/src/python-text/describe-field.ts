import type { FieldNode } from "./field-tree.ts";

const examplesMax = 5;
const exampleLengthMax = 80;

/** The description of a field and values that it has in data, in Markdown. */
export function describeField({ field, members }: FieldNode): string {
  const examples = (field?.examples ?? []).slice(0, examplesMax).map((example) => `- \`${shorten(example)}\``);
  return [
    ...(field?.description ? [field.description] : []),
    ...(members.size > 0 && !field?.description ? [`An object with ${members.size} known fields.`] : []),
    ...(examples.length > 0 ? [`Seen in data:\n${examples.join("\n")}`] : []),
  ].join("\n\n");
}

function shorten(text: string): string {
  const line = text.replaceAll("`", "'").replaceAll("\n", " ");
  return line.length > exampleLengthMax ? `${line.slice(0, exampleLengthMax)}…` : line;
}
