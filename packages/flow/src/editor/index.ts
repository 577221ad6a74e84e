export { nearestName } from "@pharos/domain";
export type { BindOptions } from "../bind/binder.ts";
export {
  defaultDatabases,
  type FlowCatalogue,
  type FlowColumn,
  type FlowMember,
  type FlowTable,
} from "../catalogue/flow-catalogue.ts";
export type { FlowForm, FormTimes } from "../filters/flow-form.ts";
export { type FormReading, type ReadForm, readForm } from "../filters/read-form.ts";
export { writeForm } from "../filters/write-form.ts";
export { FlowParser } from "../syntax-tree/flow-parser.ts";
export { columnType } from "../types/column-type.ts";
export { isNumber, typeName } from "../types/flow-type.ts";
export { type Completion, complete } from "./completion/complete.ts";
export type { CompletionItem, CompletionKind } from "./completion/completion-item.ts";
export { type ValueRequest, valueItems } from "./completion/value-request.ts";
export { diagnose, type EditorDiagnostic } from "./diagnose.ts";
export { type FlowDocument, openDocument } from "./document/flow-document.ts";
export { type ChosenValue, filterEdit } from "./filter-edit.ts";
export { flowWords } from "./flow-words.ts";
export { type Hover, hover } from "./hover.ts";
export { type InlayHint, inlayHints } from "./inlay-hints.ts";
export { namedTables } from "./named-tables.ts";
export { rename, renamePlaces, type TextEdit } from "./rename.ts";
export { type SemanticToken, semanticKinds, semanticTokens } from "./semantic-tokens.ts";
export { type SignatureHelp, signatureHelp } from "./signature-help.ts";
export { timesEdit } from "./times-edit.ts";
export { withDefinitions } from "./with-definitions.ts";
