import type { CodeDiagnostic, CodeLanguage, CodePlace } from "./code-language.ts";
import { completionList } from "./completion-list.ts";
import { setTokens } from "./language-tokens.ts";
import { type editor, languages, Range } from "./monaco.ts";
import { setScriptTokens } from "./script-tokens.ts";
import { semanticKinds, semanticNumbers } from "./semantic-numbers.ts";
import { setSqlTokens } from "./sql-tokens.ts";

type Model = editor.ITextModel;

/** The language of a text, and what was last found wrong with it. */
export interface EditedText {
  readonly language: CodeLanguage;
  diagnostics: readonly CodeDiagnostic[];
}

const edited = new WeakMap<Model, EditedText>();
const registered = new Set<string>();

/** Lets the language answer for the text; what all texts of a language share is registered once. */
export function attachLanguage(model: Model, language: CodeLanguage): EditedText {
  const text: EditedText = { language, diagnostics: [] };
  edited.set(model, text);
  if (!registered.has(language.id)) registerProviders(language);
  registered.add(language.id);
  return text;
}

export function rangeOf(model: Model, { start, end }: CodePlace): Range {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  return new Range(from.lineNumber, from.column, to.lineNumber, to.column);
}

function registerProviders({ id, keywords = [], grammar }: CodeLanguage): void {
  languages.register({ id });
  if (grammar === "sql") void setSqlTokens(id);
  else if (grammar) void setScriptTokens(id, grammar);
  else setTokens(id, keywords);
  const languageOf = (model: Model) => edited.get(model)?.language;
  languages.registerCompletionItemProvider(id, {
    triggerCharacters: [" ", ".", "|", "'", '"', "$"],
    provideCompletionItems: async (model, position, { triggerCharacter }) => {
      const offset = model.getOffsetAt(position);
      const completion = await languageOf(model)?.complete(model.getValue(), offset, triggerCharacter);
      return completion && completionList(model, position, completion);
    },
  });
  languages.registerHoverProvider(id, {
    provideHover: async (model, position) => {
      const told = await languageOf(model)?.hover(model.getValue(), model.getOffsetAt(position));
      if (!told) return undefined;
      const contents = [{ value: `\`\`\`${id}\n${told.title}\n\`\`\`` }, { value: told.text }];
      return { range: rangeOf(model, told), contents: contents.filter(({ value }) => value !== "") };
    },
  });
  languages.registerSignatureHelpProvider(id, {
    signatureHelpTriggerCharacters: ["(", ","],
    signatureHelpRetriggerCharacters: [")"],
    provideSignatureHelp: async (model, position) => {
      const help = await languageOf(model)?.signatureHelp?.(model.getValue(), model.getOffsetAt(position));
      if (!help) return undefined;
      const { label, documentation, activeParameter } = help;
      const parameters = help.parameters.map(({ start, end }) => ({ label: [start, end] as [number, number] }));
      const signature = { label, documentation: { value: documentation }, parameters };
      return { value: { signatures: [signature], activeSignature: 0, activeParameter }, dispose: () => undefined };
    },
  });
  languages.registerInlayHintsProvider(id, {
    provideInlayHints: async (model) => {
      const hints = (await languageOf(model)?.inlayHints?.(model.getValue())) ?? [];
      return {
        hints: hints.map(({ offset, label, tooltip }) => ({
          position: model.getPositionAt(offset),
          label: label,
          kind: languages.InlayHintKind.Type,
          paddingLeft: !label.startsWith(":"),
          ...(tooltip === undefined ? {} : { tooltip: { value: tooltip } }),
        })),
        dispose: () => undefined,
      };
    },
  });
  languages.registerCodeActionProvider(id, {
    provideCodeActions: (model, range, { markers }) => {
      const found = edited.get(model)?.diagnostics ?? [];
      const actions = found
        .filter((one) => Range.areIntersectingOrTouching(rangeOf(model, one), range))
        .flatMap(({ fixes, code }) =>
          fixes.map((fix, index) => ({
            title: fix.title,
            kind: "quickfix",
            isPreferred: index === 0,
            diagnostics: markers.filter((marker) => marker.code === code),
            edit: { edits: [editOf(model, fix)] },
          })),
        );
      return { actions, dispose: () => undefined };
    },
  });
  languages.registerRenameProvider(id, {
    resolveRenameLocation: async (model, position) => {
      const offset = model.getOffsetAt(position);
      const places = await languageOf(model)?.renamePlaces?.(model.getValue(), offset);
      const here = Range.fromPositions(position);
      if (places === undefined || typeof places === "string") {
        return { range: here, text: "", rejectReason: places ?? "" };
      }
      const place = places.find(({ start, end }) => start <= offset && offset <= end);
      const range = place ? rangeOf(model, place) : here;
      return { range, text: model.getValueInRange(range) };
    },
    provideRenameEdits: async (model, position, name) => {
      const edits = await languageOf(model)?.rename?.(model.getValue(), model.getOffsetAt(position), name);
      if (edits === undefined || typeof edits === "string") return { edits: [], rejectReason: edits ?? "" };
      return { edits: edits.map((edit) => editOf(model, edit)) };
    },
  });
  languages.registerDocumentFormattingEditProvider(id, {
    provideDocumentFormattingEdits: async (model) => {
      const text = await languageOf(model)?.format?.(model.getValue());
      return text === undefined ? [] : [{ range: model.getFullModelRange(), text: text.trimEnd() }];
    },
  });
  languages.registerDocumentSemanticTokensProvider(id, {
    getLegend: () => ({ tokenTypes: [...semanticKinds], tokenModifiers: [] }),
    provideDocumentSemanticTokens: async (model) => {
      const text = model.getValue();
      const tokens = (await languageOf(model)?.semanticTokens?.(text)) ?? [];
      return { data: semanticNumbers(text, tokens) };
    },
    releaseDocumentSemanticTokens: () => undefined,
  });
}

function editOf(model: Model, { start, end, text }: CodePlace & { readonly text: string }) {
  return {
    resource: model.uri,
    versionId: model.getVersionId(),
    textEdit: { range: rangeOf(model, { start, end }), text },
  };
}
