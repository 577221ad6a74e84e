import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";
import type { ReadDocument, SchemaDocument } from "../threads/read-document.ts";

/** @throws nameDiffers, InvalidLogSchema with line and column of the document as it was sent, PharosError TooLarge */
export function readSchemaInThread(context: RequestContext, document: SchemaDocument): Promise<ReadDocument> {
  return context.threads.run("readSchema", document, taskOf(context.actor, `The schema ${document.name}`));
}
