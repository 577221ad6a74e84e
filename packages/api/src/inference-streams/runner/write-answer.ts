import { performance } from "node:perf_hooks";
import type { ModelProvider, ModelRequest } from "@pharos/connectors";
import {
  aiResponseCharactersMax,
  aiResponseTooLong,
  type InferenceStream,
  type InferenceUsage,
  inferenceStopped,
  PharosError,
} from "@pharos/domain";
import { type InferenceEnding, inferenceRenewalMs, type Store } from "@pharos/store";
import { unexpectedErrorMessage } from "../../http/map-error.ts";

export interface AnswerWork {
  readonly store: Store;
  readonly provider: ModelProvider;
  readonly clock: () => Date;
  readonly onProblem: (what: string, error: unknown) => void;
  /** How often what was written since is put into the store. */
  readonly writeEveryMs: number;
}

/**
 * Writes the model's answer into the store as it comes, until it is whole, fails, or is stopped by the signal. The history
 * of the alert tells of one that is whole.
 */
export async function writeAnswer(
  work: AnswerWork,
  { id, alias, createdBy }: Pick<InferenceStream, "id" | "alias" | "createdBy">,
  request: ModelRequest,
  stopping: AbortController,
): Promise<void> {
  const answer: Answer = { text: "", usage: undefined };
  const pen = startWriting(work, id, answer, stopping);
  const error = await readInto(answer, work, request, stopping.signal);
  await pen.stop();
  const ending: InferenceEnding = { responseText: answer.text, error, usage: answer.usage };
  const now = work.clock();
  await work.store.transaction(async (store) => {
    const isFinished = await store.inferenceStreams.finish(id, ending, now);
    if (!isFinished || error !== "" || !(await store.alerts.get(alias))) return;
    // Without the text: not everybody who reads the alert may see it.
    const entry = {
      alertId: alias,
      type: "AI_SUMMARY",
      actor: createdBy,
      at: now,
      from: id,
      to: "",
      comment: "",
    } as const;
    await store.alerts.appendHistory(entry);
  });
}

interface Answer {
  text: string;
  usage: InferenceUsage | undefined;
}

/** Gives the sentence that says why the answer is not whole; empty when it is. */
async function readInto(
  answer: Answer,
  { provider, onProblem }: AnswerWork,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<string> {
  try {
    for await (const piece of provider.stream(request, signal)) {
      if ("usage" in piece) answer.usage = piece.usage;
      else answer.text += piece.text;
      if (answer.text.length > aiResponseCharactersMax) throw aiResponseTooLong(aiResponseCharactersMax);
    }
    return "";
  } catch (error) {
    answer.text = answer.text.slice(0, aiResponseCharactersMax);
    if (error instanceof PharosError) return error.message;
    onProblem("An AI answer failed", error);
    return unexpectedErrorMessage;
  }
}

function startWriting(
  { store, clock, writeEveryMs }: AnswerWork,
  id: string,
  answer: Answer,
  stopping: AbortController,
): { stop(): Promise<void> } {
  let written = { characters: 0, atMs: performance.now() };
  let writing: Promise<void> | undefined;
  const write = async () => {
    const { text } = answer;
    if (text.length === written.characters && performance.now() - written.atMs < inferenceRenewalMs) return;
    const goesOn = await store.inferenceStreams.write(id, text, clock());
    written = { characters: text.length, atMs: performance.now() };
    // Somebody ended it elsewhere.
    if (!goesOn) stopping.abort(inferenceStopped());
  };
  const timer = setInterval(() => {
    // What fails is made up by the next; where none succeeds, the answer ends by itself.
    writing ??= write()
      .catch(() => undefined)
      .finally(() => {
        writing = undefined;
      });
  }, writeEveryMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
