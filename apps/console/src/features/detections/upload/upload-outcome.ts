import type { DetectionEntitiesUploadStatusQuery } from "../../../graphql/generated/graphql.ts";

type Result = NonNullable<DetectionEntitiesUploadStatusQuery["detectionEntitiesUploadStatus"]["result"]>;

export interface KindCounts {
  readonly kind: string;
  readonly new: number;
  readonly modified: number;
  readonly total: number;
}

const kindNames = [
  ["rules", "Rules"],
  ["policies", "Policies"],
  ["correlationRules", "Correlation rules"],
  ["dataModels", "Data models"],
  ["globalHelpers", "Global helpers"],
  ["lookupTables", "Lookup tables"],
  ["queries", "Queries"],
  ["packs", "Packs"],
  ["dashboards", "Dashboards"],
  ["scheduledPrompts", "Scheduled prompts"],
] as const;

/** A row for each kind that the upload had, and their sum. */
export function countsByKind(result: Result): { readonly kinds: readonly KindCounts[]; readonly all: KindCounts } {
  const kinds = kindNames.map(([key, kind]) => ({ kind, ...result[key] })).filter(({ total }) => total > 0);
  const sum = (key: "new" | "modified" | "total") => kinds.reduce((count, row) => count + row[key], 0);
  return { kinds, all: { kind: "All", new: sum("new"), modified: sum("modified"), total: sum("total") } };
}

export interface FileIssues {
  readonly path: string;
  readonly messages: readonly string[];
}
export interface UploadFailure {
  readonly message: string;
  readonly files: readonly FileIssues[];
}

interface Issue {
  readonly path: string;
  readonly errorMessage: string;
}

/** The server's error, which is a sentence, or JSON with what is wrong in which file. */
export function failureOf(error: string): UploadFailure {
  const parsed = parsedError(error);
  if (!parsed) return { message: error, files: [] };
  return { message: parsed.error, files: byFile(parsed.issues ?? []) };
}

/** Issues of one file together, in the order in which files first appear. */
export function byFile(issues: readonly Issue[]): FileIssues[] {
  const files = new Map<string, string[]>();
  for (const { path, errorMessage } of issues) {
    const messages = files.get(path) ?? [];
    messages.push(errorMessage);
    files.set(path, messages);
  }
  return [...files].map(([path, messages]) => ({ path, messages }));
}

function parsedError(text: string): { error: string; issues?: Issue[] } | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "error" in value
      ? (value as { error: string; issues?: Issue[] })
      : undefined;
  } catch {
    return undefined;
  }
}

/** For the clipboard: a line each, as compilers write them. */
export function issuesAsText(files: readonly FileIssues[]): string {
  return files.flatMap(({ path, messages }) => messages.map((message) => `${path}: ${message}`)).join("\n");
}
