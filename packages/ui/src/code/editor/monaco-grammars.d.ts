/** Monaco ships types for the door of its languages, not for the grammars behind it. */
declare module "monaco-editor/languages/definitions/sql/sql.js" {
  import type { languages } from "monaco-editor/editor.js";
  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage & {
    readonly keywords: readonly string[];
    readonly operators: readonly string[];
  };
}

declare module "monaco-editor/languages/definitions/python/python.js" {
  import type { languages } from "monaco-editor/editor.js";
  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage;
}
declare module "monaco-editor/languages/definitions/yaml/yaml.js" {
  import type { languages } from "monaco-editor/editor.js";
  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage;
}
