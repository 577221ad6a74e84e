import type { ContentItems } from "./loaded-content.ts";
import type { RepositoryFile } from "./repository-file.ts";
import {
  type WrittenItem,
  writeCorrelationRule,
  writeDataModel,
  writeGlobal,
  writePack,
  writePolicy,
  writeRule,
  writeSavedQuery,
  writeScheduledPrompt,
} from "./write-item.ts";

/** The items as the files of a repository, in the usual folders. Tables of rows are not among them. */
export function writeContent(items: Partial<ContentItems>): RepositoryFile[] {
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
  return [...files].map(([path, text]) => ({ path, text }));
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
