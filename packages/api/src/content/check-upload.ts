import { type ContentProblem, checkReferences, type LoadedContent, loadFiles, readArchive } from "@pharos/detection";
import { isRule } from "@pharos/domain";
import type { RequestContext } from "../graphql/request-context.ts";
import { checkUploadedTables, type UploadedTable } from "../lookup-tables/uploaded-tables.ts";
import { emptyUpload, notBase64, type UploadIssue } from "./errors.ts";
import { knownThings } from "./known-things.ts";
import { readStoredContent, type StoredContent } from "./stored-content.ts";

export interface CheckedUpload {
  readonly content: LoadedContent;
  /** All files of the archive. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  readonly lookupTables: readonly UploadedTable[];
  readonly stored: StoredContent;
  readonly issues: readonly UploadIssue[];
  /** What asks for something that Pharos does not do; it stops nothing else. */
  readonly leftOut: readonly UploadIssue[];
}

/**
 * Reads the archive and checks everything that it has: YAML, names, references, and whether its Python loads.
 * @throws notBase64, archiveUnreadable, emptyUpload
 */
export async function checkUpload(context: RequestContext, data: string): Promise<CheckedUpload> {
  const archive = readArchive(fromBase64(data), context.clock());
  const stored = await readStoredContent(context.store);
  const content = await loadFiles(archive.files, {
    supporting: context.sigmaMappings,
    findBase: async (id) => {
      const base = stored.detections.get(id);
      return base && isRule(base) ? base : undefined;
    },
    findDetection: async (id) => stored.detections.get(id),
  });
  if (content.itemCount === 0) throw emptyUpload();
  const inPython = await context.rules.check(content, { runsTests: false });
  const problems = [...content.problems, ...checkReferences(content, knownThings(stored)), ...inPython.problems];
  const { tables, issues } = await checkUploadedTables(context.store, content);
  const isLeftOut = ({ isUnsupported }: ContentProblem) => isUnsupported === true;
  return {
    content,
    bytes: archive.bytes,
    lookupTables: tables,
    stored,
    issues: [...issuesOf(problems.filter((problem) => !isLeftOut(problem))), ...issues],
    leftOut: issuesOf(problems.filter(isLeftOut)),
  };
}

/** By file and place. */
export function issuesOf(problems: readonly ContentProblem[]): UploadIssue[] {
  return problems
    .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ file, line, column, message }) => ({
      path: file,
      errorMessage: `line ${line}, column ${column}: ${message}`,
    }));
}

/** @throws notBase64 */
export function fromBase64(data: string): Buffer {
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(data)) throw notBase64();
  return Buffer.from(data, "base64");
}
