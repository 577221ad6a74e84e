import { useComputedColorScheme } from "@mantine/core";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { tintClass } from "../tint-class.ts";
import classes from "./code-editor.module.css";
import type { CodeDiagnostic, CodeLanguage, CodeTint } from "./code-language.ts";
import { applyTheme } from "./code-theme.ts";
import { type LineMark, toDecorations } from "./line-marks.ts";
import { editor, KeyCode, KeyMod, MarkerSeverity } from "./monaco.ts";
import { attachLanguage, rangeOf } from "./register-language.ts";

export type * from "./code-language.ts";
export type { LineMark } from "./line-marks.ts";

export interface CodeEditorHandle {
  /** Puts the cursor where it was last. */
  focus(): void;
  /** Puts the cursor at the offset, and scrolls to it. */
  goTo(offset: number): void;
}

export interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stable between renders. */
  readonly language: CodeLanguage;
  readonly label: string;
  /** Ctrl or ⌘ and Enter. */
  readonly onRun?: () => void;
  /** Diagnostics of the text as it is that do not come from the language. */
  readonly told?: readonly CodeDiagnostic[];
  /** Lines to mark in the margin; the marks move with their lines while somebody types. Stable between renders. */
  readonly marks?: readonly LineMark[];
  readonly tints?: readonly CodeTint[];
  readonly onDiagnostics?: (diagnostics: readonly CodeDiagnostic[]) => void;
  readonly linesMin?: number;
  readonly linesMax?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
}

const lineHeightPx = 20;
const paddingPx = 8;
const linesMinDefault = 5;
const linesMaxDefault = 20;
const diagnoseAfterMs = 150;
const markerOwner = "language";
const toldOwner = "told";
const none: readonly CodeDiagnostic[] = [];
const noMarks: readonly LineMark[] = [];
const markClasses = { covered: classes.covered, partial: classes.partial, missed: classes.missed };
const noTints: readonly CodeTint[] = [];

/**
 * Code to write: as high as its text, within limits. Tab leaves it, or Esc and then Tab, so that nobody is caught in
 * it.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { ref, value, language, label, told = none, marks = noMarks, tints = noTints, readOnly = false } = props;
  const { linesMin = linesMinDefault, linesMax = linesMaxDefault, placeholder = "" } = props;
  const element = useRef<HTMLDivElement>(null);
  const created = useRef<editor.IStandaloneCodeEditor>(undefined);
  const tinted = useRef<editor.IEditorDecorationsCollection>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const scheme = useComputedColorScheme("dark");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor follows value and callbacks by itself
  useEffect(() => {
    if (!element.current) return;
    const model = editor.createModel(latest.current.value, language.id);
    const { indentation } = language;
    const view = editor.create(element.current, { ...options, model, ariaLabel: label, placeholder, readOnly });
    created.current = view;
    tinted.current = view.createDecorationsCollection();
    if (indentation !== undefined) indentWithTab(view, indentation);
    const stopDiagnosing = diagnoseWhenIdle(model, language, (found) => latest.current.onDiagnostics?.(found));
    const fit = () => {
      const height = Math.min(Math.max(view.getContentHeight(), linesMin * lineHeightPx), linesMax * lineHeightPx);
      if (element.current) element.current.style.height = `${height + 2}px`;
    };
    view.onDidContentSizeChange(fit);
    fit();
    view.onDidChangeModelContent(() => latest.current.onChange(model.getValue()));
    view.addCommand(KeyMod.CtrlCmd | KeyCode.Enter, () => {
      // Suggestions would stand before the answer.
      view.trigger("run", "hideSuggestWidget", undefined);
      latest.current.onRun?.();
    });
    // The same keys everywhere: on Linux it has others of its own.
    view.addCommand(KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF, () =>
      view.getAction("editor.action.formatDocument")?.run(),
    );
    return () => {
      stopDiagnosing();
      view.dispose();
      model.dispose();
    };
  }, [language]);

  useImperativeHandle(
    ref,
    () => ({ focus: () => created.current?.focus(), goTo: (offset) => goTo(created.current, offset) }),
    [],
  );

  useEffect(() => {
    const model = created.current?.getModel();
    if (!model || model.getValue() === value) return;
    // As an edit of its own, so that it can be undone, and of what differs, so that the cursor stays where it is.
    created.current?.pushUndoStop();
    created.current?.executeEdits("value", [editBetween(model, value)]);
    created.current?.pushUndoStop();
  }, [value]);

  useEffect(() => {
    const model = created.current?.getModel();
    if (!model) return;
    editor.setModelMarkers(
      model,
      toldOwner,
      told.map((one) => markerOf(model, one)),
    );
  }, [told]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes another editor
  useEffect(() => {
    const view = created.current;
    if (!view) return;
    const drawn = view.createDecorationsCollection(
      toDecorations(marks, view.getModel()?.getLineCount() ?? 0, markClasses),
    );
    return () => drawn.clear();
  }, [marks, language]);

  useEffect(() => {
    const model = created.current?.getModel();
    if (model) tinted.current?.set(tints.map((one) => decorationOf(model, one)));
  }, [tints]);

  useEffect(() => created.current?.updateOptions({ readOnly }), [readOnly]);

  useEffect(() => applyTheme(scheme === "dark"), [scheme]);

  return <div ref={element} className={classes.editor} style={{ minHeight: linesMin * lineHeightPx }} />;
}

/** The edit between the ends that the text and the next one share. */
function editBetween(model: editor.ITextModel, next: string) {
  const text = model.getValue();
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start++;
  let tail = 0;
  while (tail < shorter - start && text.at(-1 - tail) === next.at(-1 - tail)) tail++;
  // The editor has no places within a pair of surrogates.
  if (start > 0 && isHighSurrogate(text.charCodeAt(start - 1))) start--;
  if (tail > 0 && isHighSurrogate(text.charCodeAt(text.length - tail - 1))) tail--;
  const range = rangeOf(model, { start, end: text.length - tail });
  return { range, text: next.slice(start, next.length - tail) };
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

function decorationOf(model: editor.ITextModel, { start, end, tint, title }: CodeTint) {
  return {
    range: rangeOf(model, { start, end }),
    options: { inlineClassName: tintClass(tint), hoverMessage: { value: title } },
  };
}

function goTo(view: editor.IStandaloneCodeEditor | undefined, offset: number): void {
  const position = view?.getModel()?.getPositionAt(offset);
  if (!view || !position) return;
  view.setPosition(position);
  view.revealPositionInCenterIfOutsideViewport(position);
  view.focus();
}

/** Tab indents until Esc is pressed. */
function indentWithTab(view: editor.IStandaloneCodeEditor, tabSize: number): void {
  view.updateOptions({ tabFocusMode: false });
  view.onKeyDown(({ keyCode }) => {
    if (keyCode === KeyCode.Escape) view.updateOptions({ tabFocusMode: true });
  });
  view.onDidFocusEditorText(() => {
    view.updateOptions({ tabFocusMode: false });
    // Another editor that was opened since has set its own for all texts.
    view.getModel()?.updateOptions({ tabSize, insertSpaces: true });
  });
}

const options: editor.IStandaloneEditorConstructionOptions = {
  theme: "ui",
  fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace',
  fontSize: 13,
  fontLigatures: false,
  lineHeight: lineHeightPx,
  padding: { top: paddingPx, bottom: paddingPx },
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  automaticLayout: true,
  fixedOverflowWidgets: true,
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 8,
  folding: false,
  // Otherwise the number of an empty last line is too faint to read.
  renderFinalNewline: "on",
  glyphMargin: false,
  renderLineHighlight: "none",
  wordWrap: "on",
  tabSize: 2,
  tabFocusMode: true,
  contextmenu: false,
  links: false,
  wordBasedSuggestions: "off",
  // Enter behind a word that is whole already is a new line.
  acceptSuggestionOnEnter: "smart",
  suggest: { showWords: false, showStatusBar: false, preview: false },
  quickSuggestions: { other: true, strings: true, comments: false },
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 8, horizontalScrollbarSize: 8 },
  "semanticHighlighting.enabled": true,
  inlayHints: { enabled: "on", fontSize: 11, padding: true },
  // A text area is what keyboards of phones, screen readers and the product's shortcuts know.
  editContext: false,
};

/** Asks what is wrong with the text once its writer pauses; an answer about an older text is dropped. */
function diagnoseWhenIdle(
  model: editor.ITextModel,
  language: CodeLanguage,
  onDiagnostics: (diagnostics: readonly CodeDiagnostic[]) => void,
): () => void {
  const edited = attachLanguage(model, language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const diagnose = async () => {
    const version = model.getVersionId();
    const found = await language.diagnose(model.getValue());
    if (model.isDisposed() || model.getVersionId() !== version) return;
    edited.diagnostics = found;
    editor.setModelMarkers(
      model,
      markerOwner,
      found.map((one) => markerOf(model, one)),
    );
    onDiagnostics(found);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(diagnose, diagnoseAfterMs);
  };
  const listener = model.onDidChangeContent(later);
  const stopLearning = language.onLearn?.(later);
  later();
  return () => {
    clearTimeout(timer);
    stopLearning?.();
    listener.dispose();
  };
}

const severities = { error: MarkerSeverity.Error, warning: MarkerSeverity.Warning, hint: MarkerSeverity.Hint };

/** An empty place is underlined at its neighbour, so that it is seen. */
function markerOf(model: editor.ITextModel, { start, end, code, message, severity }: CodeDiagnostic) {
  const isEmpty = start === end;
  return {
    ...rangeOf(model, isEmpty ? { start: Math.max(0, start - 1), end: end + 1 } : { start, end }),
    severity: severities[severity],
    code,
    message,
  };
}
