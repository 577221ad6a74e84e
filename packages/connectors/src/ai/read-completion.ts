import { createParser } from "eventsource-parser";
import { z } from "zod";
import { answerCutOff, answerLost, answerUnreadable, providerFailed } from "./errors.ts";
import type { AnswerPiece } from "./model-provider.ts";
import { providerMessage } from "./provider-message.ts";

/** The part of a chunk that we read; providers add to it as they like. */
const chunkShape = z.object({
  model: z.string().nullish(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number().default(0) }).nullish(),
  error: z.unknown().optional(),
});
type Chunk = z.infer<typeof chunkShape>;

const chunkCharactersMax = 1_000_000;
const cutOffReasons: Readonly<Record<string, string>> = {
  length: "it reached its limit of output",
  content_filter: "the provider's filter withheld the rest",
};

/**
 * Reads the server-sent events of a streamed chat completion.
 * @throws answerUnreadable, answerLost, answerCutOff, providerFailed; what the body itself fails with
 */
export async function* readCompletion(body: AsyncIterable<Uint8Array>, host: string): AsyncGenerator<AnswerPiece> {
  let ending: string | undefined;
  for await (const data of eventsOf(body, host)) {
    if (data === "[DONE]") {
      ending ??= "stop";
      break;
    }
    const chunk = chunkOf(data, host);
    const [choice] = chunk.choices ?? [];
    if (choice?.delta?.content) yield { text: choice.delta.content };
    ending = choice?.finish_reason ?? ending;
    if (chunk.usage) yield { usage: usageOf(chunk, chunk.usage) };
  }
  if (ending === undefined) throw answerLost(host);
  const cutOff = cutOffReasons[ending];
  if (cutOff !== undefined) throw answerCutOff(cutOff);
}

/** The data of each event, as soon as it is whole. */
async function* eventsOf(body: AsyncIterable<Uint8Array>, host: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      // Lines that mean nothing are passed over, as browsers do.
      if (error.type === "max-buffer-size-exceeded") throw answerUnreadable(host, "its events are too long");
    },
    maxBufferSize: chunkCharactersMax,
  });
  for await (const piece of body) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* events.splice(0);
  }
}

function chunkOf(data: string, host: string): Chunk {
  const chunk = chunkShape.safeParse(parsed(data));
  if (!chunk.success) throw answerUnreadable(host, `it sent ${JSON.stringify(data.slice(0, 100))}`);
  if (chunk.data.error) throw providerFailed(host, providerMessage(data));
  return chunk.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function usageOf({ model }: Chunk, usage: NonNullable<Chunk["usage"]>) {
  return { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens, modelId: model ?? "" };
}
