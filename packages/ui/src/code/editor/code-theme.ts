import { editor } from "./monaco.ts";

const themeName = "ui";

/** Which of the page's colours each kind of token has. */
const tokenColours: Readonly<Record<string, string>> = {
  "": "--ui-text",
  keyword: "--ui-code-keyword",
  operator: "--ui-muted",
  delimiter: "--ui-muted",
  function: "--ui-code-name",
  table: "--ui-link",
  column: "--ui-text",
  key: "--ui-text",
  variable: "--ui-code-number",
  parameter: "--ui-code-number",
  type: "--ui-code-name",
  string: "--ui-code-string",
  number: "--ui-code-number",
  comment: "--ui-faint",
  identifier: "--ui-text",
};

const editorColours: Readonly<Record<string, string>> = {
  "editor.background": "--ui-surface",
  "editor.foreground": "--ui-text",
  "editorLineNumber.foreground": "--ui-faint",
  "editorLineNumber.activeForeground": "--ui-text",
  "editorCursor.foreground": "--ui-beam",
  "editorWidget.background": "--ui-raised",
  "editorWidget.foreground": "--ui-text",
  "editorWidget.border": "--ui-line",
  "editorHoverWidget.background": "--ui-raised",
  "editorHoverWidget.foreground": "--ui-text",
  "editorHoverWidget.border": "--ui-line",
  "editorSuggestWidget.background": "--ui-raised",
  "editorSuggestWidget.foreground": "--ui-text",
  "editorSuggestWidget.border": "--ui-line",
  "editorSuggestWidget.selectedBackground": "--ui-line",
  "editorSuggestWidget.selectedForeground": "--ui-text",
  "editorSuggestWidget.highlightForeground": "--ui-beam-text",
  "editorSuggestWidget.focusHighlightForeground": "--ui-beam-text",
  "editorInlayHint.foreground": "--ui-muted",
  "editorInlayHint.background": "--ui-hover",
  "editorError.foreground": "--ui-fail",
  "editorWarning.foreground": "--ui-medium-text",
  "editorBracketMatch.background": "--ui-hover",
  "editorBracketHighlight.foreground1": "--ui-muted",
  "editorBracketHighlight.foreground2": "--ui-muted",
  "editorBracketHighlight.foreground3": "--ui-muted",
  "editorBracketMatch.border": "--ui-line-strong",
  "editorLightBulb.foreground": "--ui-beam",
  "editorGutter.background": "--ui-surface",
  "editor.lineHighlightBackground": "--ui-surface",
  "editor.lineHighlightBorder": "--ui-surface",
  "list.hoverBackground": "--ui-hover",
  "list.focusBackground": "--ui-line",
  "list.activeSelectionBackground": "--ui-line",
  "list.activeSelectionForeground": "--ui-text",
  "menu.background": "--ui-raised",
  "menu.foreground": "--ui-text",
  "input.background": "--ui-surface",
  "input.foreground": "--ui-text",
  "input.border": "--ui-line",
  focusBorder: "--ui-beam",
  "scrollbarSlider.background": "--ui-line",
};
/** Drawn over the text, so that the colour lets it through. */
const tintedColours = ["editor.selectionBackground", "editor.wordHighlightBackground"];
const tint = "33";

/** The page's colours as the editor's theme; called again when the scheme has changed. */
export function applyTheme(isDark: boolean): void {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => sixDigits(style.getPropertyValue(name).trim());
  editor.defineTheme(themeName, {
    base: isDark ? "vs-dark" : "vs",
    inherit: true,
    rules: Object.entries(tokenColours).map(([token, name]) => ({
      token,
      foreground: colour(name).replace("#", ""),
      ...(token === "comment" ? { fontStyle: "italic" } : {}),
    })),
    colors: {
      ...Object.fromEntries(Object.entries(editorColours).map(([key, name]) => [key, colour(name)])),
      ...Object.fromEntries(tintedColours.map((key) => [key, `${colour("--ui-beam")}${tint}`])),
    },
  });
  editor.setTheme(themeName);
}

/** The build writes `#ffffff` as `#fff`, which the editor does not read. */
function sixDigits(colour: string): string {
  return /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
}
