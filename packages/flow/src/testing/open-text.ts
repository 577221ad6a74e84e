import { type FlowDocument, openDocument } from "../editor/document/flow-document.ts";
import { loadFlowParser } from "../node.ts";
import { cloudCatalogue } from "./cloud-catalogue.ts";

export const editorParser = await loadFlowParser();
export const editorOptions = { catalogue: cloudCatalogue, now: new Date("2024-06-01T12:00:00Z") };

/** Where the cursor is in a test's text. */
const cursor = "┆";

/** The text without its cursor, and where that was. */
export function openText(marked: string): { readonly document: FlowDocument; readonly offset: number } {
  const offset = marked.indexOf(cursor);
  return { document: openDocument(editorParser, marked.replace(cursor, ""), editorOptions), offset };
}
