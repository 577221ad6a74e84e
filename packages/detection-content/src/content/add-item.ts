import { posix } from "node:path";
import { placesOfQueries } from "../dashboards/places-of-queries.ts";
import { readDashboard } from "../dashboards/read-dashboard.ts";
import { readDataModel, reportIfSecond } from "../items/read-data-model.ts";
import { readGlobal } from "../items/read-global.ts";
import { readLookupTable } from "../items/read-lookup-table.ts";
import { readPack } from "../items/read-pack.ts";
import { readPolicy } from "../items/read-policy.ts";
import { readRule } from "../items/read-rule.ts";
import { readSavedQuery } from "../items/read-saved-query.ts";
import { readScheduledPrompt } from "../items/read-scheduled-prompt.ts";
import type { ContentFile } from "../repository/content-file.ts";
import { isLeaving } from "../repository/errors.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import { placesOf } from "../yaml/places-of.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";
import { analysisTypes } from "./analysis-types.ts";

type Identified = { readonly id: string } | { readonly name: string };

/** Reads the item, by its kind, and adds it to the list of its kind unless something is wrong with it. */
export async function addItem(
  item: YamlItem,
  file: ContentFile,
  isFinished: boolean,
  content: LoadedContent,
): Promise<void> {
  const add = <T extends Identified>(list: T[], read: T | undefined, filename?: string, places = placesOf(item)) => {
    if (read === undefined || item.isBroken()) return;
    list.push(read);
    const bodyFile = filename === undefined ? undefined : posix.join(posix.dirname(file.name), filename);
    const id = "id" in read ? read.id : read.name;
    content.sources.set(id, { file: file.name, bodyFile, isFinished, places });
  };
  switch (item.analysisType) {
    case "rule":
    case "scheduled_rule": {
      const [rule, filename] = await withBody(item, file, readRule(item));
      return add(rule?.scheduledQueries === undefined ? content.rules : content.scheduledRules, rule, filename);
    }
    case "policy":
      return add(content.policies, ...(await withBody(item, file, readPolicy(item))));
    case "global":
      return add(content.globals, ...(await withBody(item, file, readGlobal(item))));
    case "datamodel": {
      const [model, filename] = await withBody(item, file, readDataModel(item));
      if (model !== undefined) reportIfSecond(item, model, content.dataModels);
      return add(content.dataModels, model, filename);
    }
    case "saved_query":
    case "scheduled_query":
      return add(content.queries, readSavedQuery(item));
    case "pack":
      return add(content.packs, readPack(item));
    case "dashboard":
      return add(content.dashboards, readDashboard(item), undefined, placesOfQueries(item));
    case "lookup_table": {
      const table = readLookupTable(item);
      if (table?.origin.kind === "file") await addLookupFile(item, file, table.name, table.origin.filename, content);
      return add(content.lookupTables, table);
    }
    case "scheduled_prompt":
      return add(content.scheduledPrompts, readScheduledPrompt(item));
    default:
      item.report(`AnalysisType must be one of ${analysisTypes.join(", ")}`, item.root);
  }
}

async function addLookupFile(
  item: YamlItem,
  file: ContentFile,
  table: string,
  filename: string,
  content: LoadedContent,
): Promise<void> {
  try {
    content.lookupFiles.set(table, { filename, bytes: await file.readBytesBeside(filename) });
  } catch (error) {
    reportUnreadable(item, filename, error);
  }
}

/** The item with the Python that it names, and that file's name; a file that can't be read is a problem. */
async function withBody<T extends { readonly filename: string | undefined }>(
  item: YamlItem,
  file: ContentFile,
  read: T | undefined,
): Promise<[(Omit<T, "filename"> & { body: string }) | undefined, string | undefined]> {
  // Also of an item with other mistakes: a person wants to hear of all of them at once.
  const filename = read === undefined ? item.root.get("Filename") : read.filename;
  const body = typeof filename === "string" ? await bodyBeside(item, file, filename) : "";
  if (read === undefined || body === undefined) return [undefined, undefined];
  const { filename: _, ...rest } = read;
  return [{ ...rest, body }, read.filename];
}

async function bodyBeside(item: YamlItem, file: ContentFile, filename: string): Promise<string | undefined> {
  try {
    return await file.readBeside(filename);
  } catch (error) {
    reportUnreadable(item, filename, error);
    return undefined;
  }
}

function reportUnreadable(item: YamlItem, filename: string, error: unknown): void {
  const message = isLeaving(error) ? error.message : `the file ${filename} can't be read`;
  item.report(message, item.root.get("Filename", true) ?? item.root);
}
