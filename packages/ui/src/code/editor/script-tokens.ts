import { languages } from "./monaco.ts";

/** The editor's own Python or YAML, loaded when it is first written. Their kinds of tokens are those of the page's theme. */
export async function setScriptTokens(id: string, grammar: "python" | "yaml"): Promise<void> {
  const { conf, language } = await grammars[grammar]();
  languages.setLanguageConfiguration(id, conf);
  languages.setMonarchTokensProvider(id, { ...language, tokenPostfix: "" });
}

const grammars = {
  python: () => import("monaco-editor/languages/definitions/python/python.js"),
  yaml: () => import("monaco-editor/languages/definitions/yaml/yaml.js"),
};
