import type { ScriptRunner } from "@pharos/detection";

/** Runs the scripts of schemas that a task in a thread asks for. */
export function answerScript({ scripts }: { readonly scripts: Pick<ScriptRunner, "run"> }) {
  return (_question: string, input: unknown) => {
    const { script, texts } = input as { readonly script: string; readonly texts: readonly string[] };
    return scripts.run(script, texts);
  };
}
