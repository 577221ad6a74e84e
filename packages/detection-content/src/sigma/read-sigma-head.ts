import type { Rule, Severity } from "@pharos/domain";
import { isScalar, type Node } from "yaml";
import { itemName } from "../yaml/detection-fields.ts";
import { type FieldReader, text } from "../yaml/read-fields.ts";
import { attackReport } from "./attack-report.ts";
import { readKnown } from "./read-known.ts";
import { texts } from "./read-texts.ts";
import type { SigmaItem } from "./sigma-item.ts";

const statuses = ["stable", "test", "experimental", "deprecated", "unsupported"] as const;
export type SigmaStatus = (typeof statuses)[number];

const severities: Readonly<Record<string, Severity>> = {
  informational: "INFO",
  low: "LOW",
  medium: "MEDIUM",
  high: "HIGH",
  critical: "CRITICAL",
};
const titleLengthMax = 256;

const title: FieldReader<string> = (node, name, report) => {
  const value = text(node, name, report);
  if (value !== undefined && (value.trim() === "" || value.length > titleLengthMax)) {
    report(`${name} must have 1 to ${titleLengthMax} characters`, node);
  }
  return value;
};

/** What is written as one of a few words. */
function oneOf<T extends string>(words: readonly T[]): FieldReader<T> {
  return (node, name, report) => {
    const word = words.find((candidate) => isScalar(node) && candidate === String(node.value).toLowerCase());
    if (word === undefined) report(`${name} must be ${words.join(", ")}`, node);
    return word;
  };
}

const headFields = {
  title,
  id: itemName,
  name: itemName,
  taxonomy: text,
  status: oneOf(statuses),
  description: text,
  references: texts,
  reference: texts,
  tags: texts,
  falsepositives: texts,
  level: oneOf(Object.keys(severities)),
  fields: texts,
} as const;

/** What a Sigma rule says of itself, correlation or not. */
export interface SigmaHead {
  /** Its id, else its name, else made of its title. */
  readonly id: string;
  /** By which correlations may refer to it. */
  readonly name: string | undefined;
  readonly status: SigmaStatus | undefined;
  /** Fields that an analyst wants to see. */
  readonly fields: readonly string[];
  /** Rules for enriching events raise no alert. */
  readonly isInformational: boolean;
  readonly common: Pick<
    Rule,
    | "displayName"
    | "enabled"
    | "severity"
    | "description"
    | "reference"
    | "runbook"
    | "tags"
    | "reports"
    | "outputIds"
    | "managed"
    | "createdAt"
    | "lastModified"
  >;
}

/** Undefined where the title is missing. */
export function readSigmaHead({ root, modifiedAt, report, isBroken }: SigmaItem): SigmaHead | undefined {
  const read = readKnown(root, headFields, report);
  if (read.title === undefined) {
    if (!isBroken()) report("title is missing", root);
    return undefined;
  }
  if (read.taxonomy !== undefined && read.taxonomy !== "sigma") {
    report(`the taxonomy ${read.taxonomy} is not known: only sigma is`, root.get("taxonomy", true) as Node, {
      isUnsupported: true,
    });
  }
  const [reference = "", ...furtherReferences] = [...(read.references ?? []), ...(read.reference ?? [])];
  const tags = read.tags ?? [];
  const paragraphs = [read.description?.trim() ?? "", listed("Further references:", furtherReferences)];
  return {
    id: read.id ?? read.name ?? `Sigma.${read.title.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "")}`,
    name: read.name,
    status: read.status,
    fields: read.fields ?? [],
    isInformational: read.level === "informational",
    common: {
      displayName: read.title,
      enabled: read.status !== "deprecated" && read.status !== "unsupported",
      severity: severities[read.level ?? "medium"] ?? "MEDIUM",
      description: paragraphs.filter((paragraph) => paragraph !== "").join("\n\n"),
      reference,
      runbook: listed("Known false positives:", read.falsepositives ?? []),
      tags: ["sigma", ...(read.status === undefined ? [] : [`status.${read.status}`]), ...tags.map(lowerCase)],
      reports: attackReport(tags),
      outputIds: [],
      managed: false,
      createdAt: modifiedAt,
      lastModified: modifiedAt,
    },
  };
}

const lowerCase = (tag: string) => tag.toLowerCase();

function listed(heading: string, items: readonly string[]): string {
  return items.length === 0 ? "" : [heading, ...items.map((item) => `- ${item}`)].join("\n");
}
