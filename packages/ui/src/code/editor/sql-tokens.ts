import { languages } from "./monaco.ts";

/** The editor's own SQL, loaded when it is first written, with what ClickHouse spells differently. */
export async function setSqlTokens(id: string): Promise<void> {
  const { conf, language } = await import("monaco-editor/languages/definitions/sql/sql.js");
  languages.setLanguageConfiguration(id, { ...conf, wordPattern: /\w+/ });
  languages.setMonarchTokensProvider(id, {
    ...language,
    // Its kinds of tokens are those of the page's theme; words such as AND are no other kind than WHERE.
    tokenPostfix: "",
    operators: [],
    keywords: [...language.keywords, ...language.operators, "ILIKE", "ARRAY", "QUALIFY"],
    tokenizer: {
      ...language.tokenizer,
      string: [
        [/[^'\\]+/, "string"],
        [/\\./, "string"],
        [/''/, "string"],
        [/'/, { token: "string", next: "@pop" }],
      ],
      complexIdentifiers: [
        // A name behind a point is a name, whatever word it is.
        [/(\.)([A-Za-z_]\w*)/, ["delimiter", "identifier"]],
        [/\w+(?=\()/, { cases: { "@builtinFunctions": "function", "@keywords": "keyword", "@default": "function" } }],
        // Brackets are lists, not names.
        [/[[\]]/, "delimiter"],
        [/`[^`]*`?/, "identifier"],
        [/"/, { token: "identifier", next: "@quotedIdentifier" }],
      ],
    },
  });
}
