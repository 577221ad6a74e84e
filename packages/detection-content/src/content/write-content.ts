import { posix } from "node:path";
import type { LookupTable } from "@pharos/domain";
import { writeDashboard } from "../dashboards/write-dashboard.ts";
import type { ContentItems, LoadedContent, LookupFileContent } from "../repository/loaded-content.ts";
import type { RepositoryFile } from "../repository/repository-file.ts";
import {
  type WrittenItem,
  writeCorrelationRule,
  writeDataModel,
  writeGlobal,
  writeLookupTable,
  writePack,
  writePolicy,
  writeRule,
  writeSavedQuery,
  writeScheduledPrompt,
} from "./write-item.ts";

/** The items as the files of a repository, in the usual folders. */
export function writeContent(items: Partial<ContentItems & Pick<LoadedContent, "lookupFiles">>): RepositoryFile[] {
  const files = new Map<string, string>();
  function add<T>(folder: string, list: readonly T[] = [], nameOf: (item: T) => string, write: Writer<T>): void {
    for (const item of list) {
      const stem = freeStem(files, folder, fileStem(nameOf(item)));
      const { yaml, body, beside = {} } = write(item, `${stem}.py`);
      files.set(`${folder}/${stem}.yml`, yaml);
      for (const [ending, text] of Object.entries(beside)) files.set(`${folder}/${stem}${ending}`, text);
      if (body !== undefined) files.set(`${folder}/${body.filename}`, body.text);
    }
  }
  add("global_helpers", items.globals, ({ id }) => id, writeGlobal);
  add("data_models", items.dataModels, ({ id }) => id, writeDataModel);
  add("rules", items.rules, ({ id }) => id, writeRule);
  add("rules", items.scheduledRules, ({ id }) => id, writeRule);
  add("correlation_rules", items.correlationRules, ({ id }) => id, writeCorrelationRule);
  add("policies", items.policies, ({ id }) => id, writePolicy);
  add("queries", items.queries, ({ name }) => name, writeSavedQuery);
  add("packs", items.packs, ({ id }) => id, writePack);
  add("scheduled_prompts", items.scheduledPrompts, ({ name }) => name, writeScheduledPrompt);
  add(
    "dashboards",
    items.dashboards,
    ({ id, name }) => (isUuid(id) ? name : id),
    (dashboard) => ({ yaml: writeDashboard(dashboard) }),
  );
  const tables = (items.lookupTables ?? []).flatMap((table) =>
    tableFiles(files, table, items.lookupFiles?.get(table.name)),
  );
  return [...[...files].map(([path, text]) => ({ path, text })), ...tables];
}

/** The table's YAML, and its rows beside it under the same name. */
function tableFiles(
  files: Map<string, string>,
  table: LookupTable,
  rows: LookupFileContent | undefined,
): RepositoryFile[] {
  const stem = freeStem(files, "lookup_tables", fileStem(table.name));
  const filename = rows && `${stem}${posix.extname(rows.filename)}`;
  files.set(`lookup_tables/${stem}.yml`, writeLookupTable(table, filename).yaml);
  if (rows === undefined) return [];
  const path = `lookup_tables/${filename}`;
  const text = rows.bytes.toString("utf8");
  if (Buffer.from(text).equals(rows.bytes)) return [{ path, text }];
  return [{ path, text: rows.bytes.toString("base64"), isBase64: true }];
}

/** What the console calls a dashboard is no name for a file. */
function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

type Writer<T> = (item: T, filename: string) => WrittenItem;

/** `AWS.Root Login` → `aws_root_login`. */
function fileStem(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_+|_+$/g, "") || "item"
  );
}

function freeStem(files: ReadonlyMap<string, string>, folder: string, stem: string): string {
  let free = stem;
  for (let n = 2; files.has(`${folder}/${free}.yml`); n++) free = `${stem}_${n}`;
  return free;
}
