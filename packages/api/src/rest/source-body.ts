import { type LogSource, type StreamOptions, streamTypes } from "@pharos/domain";
import { z } from "zod";

const text = z.string().nullish();
const texts = z.array(z.string());

/** What the bodies of all kinds of sources have. */
export const readingBody = z.object({
  integrationLabel: z.string(),
  logStreamType: z.enum(streamTypes),
  logStreamTypeOptions: z.object({ jsonArrayEnvelopeField: text, xmlRootElement: text }).nullish(),
});

export const prefixRows = z.array(
  z.object({
    prefix: z.string(),
    logTypes: texts,
    excludedPrefixes: texts.nullish().transform((list) => list ?? []),
  }),
);

export function readingOf(body: z.infer<typeof readingBody>) {
  const { jsonArrayEnvelopeField, xmlRootElement } = body.logStreamTypeOptions ?? {};
  const streamOptions: StreamOptions = {
    ...(jsonArrayEnvelopeField && { jsonArrayEnvelopeField }),
    ...(xmlRootElement && { xmlRootElement }),
  };
  return { label: body.integrationLabel, streamType: body.logStreamType, streamOptions };
}

export function shownReading({ id, label, streamType, streamOptions }: LogSource) {
  return {
    integrationId: id,
    integrationLabel: label,
    logStreamType: streamType,
    logStreamTypeOptions: streamOptions,
  };
}
