import type { ProjectRule, ReadProject } from "@pharos/detection";
import type { ContentItems } from "@pharos/detection-content";
import { type ActorReference, type GlobalHelper, type Rule, severities } from "@pharos/domain";
import { z } from "zod";
import type { UploadIssue } from "../content/errors.ts";
import type { ProjectFile } from "../threads/read-project-files.ts";

/** How the Python of such a rule begins. By it the next upload knows which rules it may delete. */
const firstLine = "# Made from main.py of a Python project. Its next upload replaces or deletes this rule.";
export const projectHelperTag = "Python project";

const texts = z.array(z.string());
const attributes = z.object({
  id: z.string().min(1),
  display_name: z.string(),
  enabled: z.boolean(),
  log_types: texts.min(1),
  default_severity: z.preprocess(
    (level) => (typeof level === "string" ? level.toUpperCase() : level),
    z.enum(severities),
  ),
  create_alert: z.boolean(),
  dedup_period_minutes: z.number(),
  threshold: z.number(),
  tags: texts,
  reports: z.record(z.string(), texts),
  summary_attributes: texts,
  default_destinations: texts.nullable(),
  default_description: z.string(),
  default_reference: z.string(),
  default_runbook: z.string(),
  tests: z.array(
    z.object({
      name: z.string(),
      expectedResult: z.boolean(),
      log: z.record(z.string(), z.unknown()),
      mocks: z.array(z.object({ objectName: z.string(), returnValue: z.union([z.string(), z.boolean()]) })),
    }),
  ),
});

export interface ProjectItems {
  readonly items: Pick<ContentItems, "rules" | "globals">;
  /** The files that items come from, by their ids. */
  readonly paths: ReadonlyMap<string, string>;
  readonly issues: readonly UploadIssue[];
}

/** What a project consists of, as content: a rule for each class that it registers, and a helper for each module. */
export function projectItems(
  { rules, problems }: ReadProject,
  files: readonly ProjectFile[],
  logTypes: Iterable<string>,
  record: { readonly by: ActorReference; readonly now: Date },
): ProjectItems {
  const pathOf = new Map(files.map(({ module, path }) => [module, path]));
  const logTypeOf = logTypesByConstant(logTypes);
  const issues = problems.map(({ module, line, message }) => ({
    path: pathOf.get(module) ?? `${module}.py`,
    errorMessage: `line ${line}: ${message}`,
  }));
  const items: { rules: Rule[]; globals: GlobalHelper[] } = { rules: [], globals: files.filter(hasCode).map(asHelper) };
  const paths = new Map(pathOf);
  for (const rule of rules) {
    const path = pathOf.get(rule.module) ?? "main.py";
    const read = attributes.safeParse(rule.attributes);
    if (read.success) {
      items.rules.push(asRule(rule, read.data, logTypeOf, record));
      paths.set(read.data.id, path);
    } else issues.push({ path, errorMessage: problemOf(rule, read.error) });
  }
  return { items, paths, issues };
}

export function isOfProject(detection: { readonly id: string; readonly body?: string }): boolean {
  return detection.body?.startsWith(firstLine) === true;
}

function asRule(
  { functions }: ProjectRule,
  read: z.infer<typeof attributes>,
  logTypeOf: (name: string) => string,
  { by, now }: { readonly by: ActorReference; readonly now: Date },
): Rule {
  return {
    id: read.id,
    kind: "RULE",
    // What its title would be.
    displayName: read.display_name || read.id,
    enabled: read.enabled,
    severity: read.default_severity,
    description: read.default_description,
    reference: read.default_reference,
    runbook: read.default_runbook,
    tags: read.tags,
    reports: read.reports,
    outputIds: read.default_destinations ?? [],
    logTypes: [...new Set(read.log_types.map(logTypeOf))],
    dedupPeriodMinutes: read.dedup_period_minutes,
    threshold: read.threshold,
    createAlert: read.create_alert,
    summaryAttributes: read.summary_attributes,
    body: bodyOf(read.id, functions),
    tests: read.tests,
    ...{ managed: false, createdAt: now, createdBy: by, lastModified: now, lastModifiedBy: by },
  };
}

/** Python that runs the methods of the class; `main` applies what the project overrides. */
function bodyOf(id: string, functions: readonly string[]): string {
  const lines = [
    firstLine,
    "import main",
    "from pypanther.registry import filtered_rule, registered_rule",
    "",
    `detection = registered_rule(${JSON.stringify(id)})`,
    "rule = filtered_rule(detection)",
    ...functions.map((name) => `${name} = detection.${name}`),
  ];
  return `${lines.join("\n")}\n`;
}

function asHelper({ module, path, text }: ProjectFile): GlobalHelper {
  const description = `${path} of a Python project. Its next upload replaces this helper.`;
  return { id: module, description, tags: [projectHelperTag], body: text };
}

/** Packages need no file of their own. */
function hasCode({ path, text }: ProjectFile): boolean {
  return !path.endsWith("__init__.py") || text.trim() !== "";
}

/** The SDK writes `AWS_VPC_DNS` for `AWS.VPCDns`; whatever else there is stays as it is. */
function logTypesByConstant(logTypes: Iterable<string>): (name: string) => string {
  const constantOf = (name: string) => name.replaceAll(/[._]/g, "").toUpperCase();
  const known = new Map([...logTypes].map((name) => [constantOf(name), name]));
  return (name) => (name.includes(".") ? name : (known.get(constantOf(name)) ?? name));
}

function problemOf({ attributes: { id }, module }: ProjectRule, error: z.ZodError): string {
  const [issue] = error.issues;
  const name = typeof id === "string" ? `The rule ${id}` : `A rule of ${module}`;
  return `${name}: ${issue?.path.join(".")}: ${issue?.message}`;
}
