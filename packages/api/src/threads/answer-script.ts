import type { RequestContext } from "../context/request-context.ts";

/** Runs the scripts of schemas that a task in a thread asks for. */
export function answerScript({ scripts }: RequestContext) {
  return (_question: string, input: unknown) => {
    const { script, texts } = input as { readonly script: string; readonly texts: readonly string[] };
    return scripts.run(script, texts);
  };
}
