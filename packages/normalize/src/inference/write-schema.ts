import type { FieldSchema, LogSchema, ValueSchema } from "@pharos/domain";
import { stringify } from "yaml";

/** A schema as a YAML document with comments, each a sentence; `eventTimeComment` stands at the event's time. */
export function writeSchema(schema: LogSchema, comments: readonly string[], eventTimeComment: string): string {
  const csv = schema.parser?.csv;
  const parser = csv
    ? [
        "parser:",
        "  csv:",
        `    hasHeader: ${csv.hasHeader === true}`,
        `    delimiter: ${JSON.stringify(csv.delimiter ?? ",")}`,
        ...(csv.emptyValues ? [`    emptyValues: ${JSON.stringify(csv.emptyValues)}`] : []),
      ]
    : [];
  const lines = [
    ...comments.map((comment) => `# ${comment.replaceAll(/\s+/g, " ")}`),
    `schema: ${scalar(schema.schema)}`,
    ...(schema.description ? [`description: ${scalar(schema.description)}`] : []),
    ...parser,
    "fields:",
    ...schema.fields.flatMap((field) => indented(fieldLines(field, eventTimeComment))),
  ];
  return `${lines.join("\n")}\n`;
}

/** On one line whatever the text: a block scalar (of "..." or of two lines) would break the indentation around it. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: "PLAIN", blockQuote: false }).trimEnd();
}

function quotedInList(text: string): string {
  return /^[\w.]+$/.test(text) ? text : JSON.stringify(text);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function fieldLines(field: FieldSchema, eventTimeComment: string): string[] {
  const [first = "", ...rest] = [
    `name: ${scalar(field.name)}`,
    `type: ${field.type}`,
    ...(field.required ? ["required: true"] : []),
    ...valueLines(field, eventTimeComment),
  ];
  return [`- ${first}`, ...indented(rest)];
}

function valueLines(value: ValueSchema, eventTimeComment: string): string[] {
  const { timeFormats, isEventTime, indicators, fields, element } = value;
  return [
    ...(timeFormats ? [`timeFormats: [${timeFormats.map(quotedInList).join(", ")}]`] : []),
    ...(isEventTime ? [`isEventTime: true # ${eventTimeComment}`] : []),
    ...(indicators ? [`indicators: [${indicators.join(", ")}]`] : []),
    ...(fields ? ["fields:", ...fields.flatMap((field) => indented(fieldLines(field, eventTimeComment)))] : []),
    ...(element ? ["element:", ...indented([`type: ${element.type}`, ...valueLines(element, eventTimeComment)])] : []),
  ];
}
