/** The services that an editor asks of a language. Offsets count UTF-16 units; texts of help are Markdown. */
export interface CodeLanguage {
  readonly id: string;
  /** Words that are coloured before the language has answered; a grammar has its own. */
  readonly keywords?: readonly string[];
  /** How the rest of a text is coloured; absent: as PharosFlow and its like. */
  readonly grammar?: "sql" | "python" | "yaml";
  /** Tab indents by so many spaces, and Esc lets it leave the editor; absent: Tab leaves, a level is two spaces. */
  readonly indentation?: number;
  /** `character`: what was typed just now, where that is why it is asked. */
  complete(text: string, offset: number, character: string | undefined): Promise<CodeCompletion>;
  hover(text: string, offset: number): Promise<CodeHover | undefined>;
  signatureHelp?(text: string, offset: number): Promise<CodeSignature | undefined>;
  inlayHints?(text: string): Promise<readonly CodeHint[]>;
  diagnose(text: string): Promise<readonly CodeDiagnostic[]>;
  /** Calls the listener when the same text may be judged otherwise, until what it returns is called. */
  onLearn?(listener: () => void): () => void;
  semanticTokens?(text: string): Promise<readonly CodeToken[]>;
  /** The places of the name, or a sentence that says why it stays as it is. */
  renamePlaces?(text: string, offset: number): Promise<readonly CodePlace[] | string>;
  rename?(text: string, offset: number, name: string): Promise<readonly CodeEdit[] | string>;
  /** Undefined while the text cannot be read. */
  format?(text: string): Promise<string | undefined>;
}

export interface CodePlace {
  readonly start: number;
  readonly end: number;
}

export interface CodeEdit extends CodePlace {
  readonly text: string;
}

export interface CodeCompletion extends CodePlace {
  readonly items: readonly CodeCompletionItem[];
  /** More is known soon: asked again with the next key. */
  readonly isIncomplete?: boolean;
}

export interface CodeCompletionItem {
  readonly label: string;
  readonly kind: string;
  readonly insert: string;
  readonly isSnippet?: boolean;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  /** Lower ones come first. */
  readonly rank: number;
}

export interface CodeHover extends CodePlace {
  readonly title: string;
  readonly text: string;
}

export interface CodeSignature {
  readonly label: string;
  readonly parameters: readonly CodePlace[];
  readonly activeParameter: number;
  readonly documentation: string;
}

export interface CodeHint {
  readonly offset: number;
  readonly label: string;
  readonly tooltip?: string;
}

export interface CodeDiagnostic extends CodePlace {
  readonly code: string;
  readonly severity: "error" | "warning" | "hint";
  readonly message: string;
  readonly fixes: readonly CodeFix[];
}

export interface CodeFix extends CodeEdit {
  readonly title: string;
}

export interface CodeToken extends CodePlace {
  readonly kind: string;
}

/** A piece of the text on a ground of its own, and what is said of it where the pointer rests. */
export interface CodeTint extends CodePlace {
  /** As `tintClass` counts. */
  readonly tint: number;
  readonly title: string;
}
