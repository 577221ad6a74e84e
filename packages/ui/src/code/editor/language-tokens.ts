import { languages } from "./monaco.ts";

/** Colours of a text that are there at once: strings, comments, numbers and words. */
export function setTokens(id: string, keywords: readonly string[]): void {
  languages.setLanguageConfiguration(id, {
    comments: { lineComment: "//", blockComment: ["/*", "*/"] },
    brackets: [
      ["(", ")"],
      ["[", "]"],
      ["{", "}"],
    ],
    autoClosingPairs: [
      { open: "(", close: ")" },
      { open: "[", close: "]" },
      { open: "{", close: "}" },
      { open: "'", close: "'", notIn: ["string", "comment"] },
      { open: '"', close: '"', notIn: ["string", "comment"] },
    ],
    wordPattern: /[\w$]+/,
  });
  languages.setMonarchTokensProvider(id, {
    keywords: [...keywords],
    tokenizer: {
      root: [
        [/^\s*--.*$/, "comment"],
        [/\/\/.*$/, "comment"],
        [/\/\*/, "comment", "@comment"],
        [/[hH\x40]*'(?:[^'\\]|\\.)*'?/, "string"],
        [/[hH\x40]*"(?:[^"\\]|\\.)*"?/, "string"],
        [/`[^`]*`?/, "identifier"],
        [/\d[\w.]*/, "number"],
        [/(\.)([A-Za-z_$][\w$]*)/, ["delimiter", "identifier"]],
        [/[A-Za-z_$][\w$]*(?:-[a-z]+)*/, { cases: { "@keywords": "keyword", "@default": "identifier" } }],
        [/[|=!<>+\-*/%~:]+/, "operator"],
        [/[()[\]{},;.]/, "delimiter"],
      ],
      comment: [
        [/\*\//, "comment", "@pop"],
        [/[^*]+|\*/, "comment"],
      ],
    },
  });
}
