import type { LoadedContent } from "@pharos/detection-content";
import { type ActorReference, type LookupFile, type LookupTable, PharosError } from "@pharos/domain";
import { tableProblems } from "@pharos/enrichment";
import { checkLookupFile, schemaOf } from "@pharos/pipeline";
import type { PutLookupTable, Store } from "@pharos/store";
import type { UploadIssue } from "../content/errors.ts";

/** A table of an archive, with the file that lies beside it. */
export interface UploadedTable {
  readonly table: LookupTable;
  readonly file: (Omit<LookupFile, "uploadedAt"> & { readonly content: Buffer }) | undefined;
}

/** Reads the files as their tables would; what is wrong is told by the table's own file. */
export async function checkUploadedTables(
  store: Pick<Store, "schemas">,
  { lookupTables, lookupFiles, sources }: LoadedContent,
): Promise<{ readonly tables: UploadedTable[]; readonly issues: UploadIssue[] }> {
  const tables: UploadedTable[] = [];
  const issues: UploadIssue[] = [];
  for (const table of lookupTables) {
    const path = sources.get(table.name)?.file ?? table.name;
    const schema = await schemaOf(store, table);
    const problems = tableProblems(table, schema);
    issues.push(...problems.map((errorMessage) => ({ path, errorMessage })));
    if (problems.length > 0) continue;
    const found = lookupFiles.get(table.name);
    try {
      const counted = found && (await checkLookupFile(table, schema, found.filename, found.bytes));
      const file = found &&
        counted && { filename: found.filename, bytes: found.bytes.length, rows: counted.rows, content: found.bytes };
      tables.push({ table, file });
    } catch (error) {
      if (!(error instanceof PharosError)) throw error;
      issues.push({ path, errorMessage: error.message });
    }
  }
  return { tables, issues };
}

/** Stores the table, and its file where it is another one; tells what that changed. */
export async function putUploadedTable(
  store: Pick<Store, "lookupTables">,
  { table, file }: UploadedTable,
  by: ActorReference,
  now: Date,
  isManaged = false,
): Promise<PutLookupTable["change"]> {
  const { table: stored, change } = await store.lookupTables.put(table, by, now, isManaged);
  if (file === undefined) return change;
  const { content, ...facts } = file;
  const isSameSize = stored.file?.bytes === facts.bytes;
  if (isSameSize && content.equals(await store.lookupTables.fileBytes(stored.id))) return change;
  await store.lookupTables.putFile(stored.id, { ...facts, uploadedAt: now }, content, by);
  return change === "NEW" ? "NEW" : "MODIFIED";
}
