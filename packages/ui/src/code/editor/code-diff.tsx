import "monaco-editor/features/diffEditor/register.js";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "./code-editor.module.css";
import { applyTheme } from "./code-theme.ts";
import { editor } from "./monaco.ts";

export interface CodeDiffProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

const lineHeightPx = 20;
const heightMaxPx = 480;

/** Both texts in one, to read: what was removed and added, with some lines around it. */
export function CodeDiff({ before, after, label }: CodeDiffProps) {
  const element = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme("dark");
  useEffect(() => {
    if (!element.current) return;
    const models = {
      original: editor.createModel(before, "plaintext"),
      modified: editor.createModel(after, "plaintext"),
    };
    const view = editor.createDiffEditor(element.current, options);
    view.setModel(models);
    // The editor forgets labels that it is created with.
    const labels: editor.IDiffEditorConstructionOptions = {
      originalAriaLabel: `${label}, before`,
      modifiedAriaLabel: label,
    };
    view.updateOptions(labels);
    const fit = () => {
      const height = Math.min(view.getModifiedEditor().getContentHeight(), heightMaxPx);
      if (element.current) element.current.style.height = `${Math.max(height, lineHeightPx) + 2}px`;
    };
    const fitting = view.getModifiedEditor().onDidContentSizeChange(fit);
    fit();
    return () => {
      fitting.dispose();
      view.dispose();
      models.original.dispose();
      models.modified.dispose();
    };
  }, [before, after, label]);
  useEffect(() => applyTheme(scheme === "dark"), [scheme]);
  return <div ref={element} className={classes.editor} style={{ minHeight: lineHeightPx }} />;
}

const options: editor.IStandaloneDiffEditorConstructionOptions = {
  theme: "ui",
  readOnly: true,
  renderSideBySide: false,
  hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 3 },
  fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace',
  fontSize: 12,
  fontLigatures: false,
  lineHeight: lineHeightPx,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  automaticLayout: true,
  renderOverviewRuler: false,
  renderLineHighlight: "none",
  lineNumbersMinChars: 3,
  folding: false,
  glyphMargin: false,
  wordWrap: "on",
  tabFocusMode: true,
  contextmenu: false,
  links: false,
  renderGutterMenu: false,
  renderMarginRevertIcon: false,
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 8, horizontalScrollbarSize: 8 },
  editContext: false,
};
