/** What an editor is told about a text. Offsets count UTF-16 units; texts of help are Markdown. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export interface PythonCompletion extends Place {
  readonly items: readonly CompletionItem[];
}

export interface CompletionItem {
  readonly label: string;
  readonly kind: "key" | "function" | "namespace" | "variable" | "value" | "keyword";
  readonly insert: string;
  readonly isSnippet?: boolean;
  readonly detail?: string;
  readonly documentation?: string;
  /** Lower ones come first. */
  readonly rank: number;
}

export interface PythonHover extends Place {
  readonly title: string;
  readonly text: string;
}

export interface PythonProblem extends Place {
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly fixes: readonly (Place & { readonly title: string; readonly text: string })[];
}
