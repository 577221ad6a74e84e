/** What a script made of a text: the JSON of an object, or why it made none. */
export type ScriptAnswer = { readonly json: string } | { readonly problem: string };

/** Runs a script on texts somewhere safe; one answer for each, in their order. */
export type RunScript = (script: string, texts: readonly string[]) => Promise<readonly ScriptAnswer[]>;
