import { type InferenceStream, outputLengthDefault } from "@pharos/domain";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./inference-service.ts";

const pageSizes = { default: 50, max: 999 };

export const inferenceResolvers = {
  Query: {
    aiInferenceStream: async (_root, { streamId }, context) => shown(await service.getStream(context, streamId)),
    aiInferenceStreamsMetadata: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const filter = { alias: input.alias, ...present({ parentStreamId: input.parentId }) };
      const { edges, pageInfo } = connectionOf(await service.listStreams(context, filter, page), page);
      return { edges: edges.map(({ node, cursor }) => ({ node: shown(node), cursor })).reverse(), pageInfo };
    },
  },
  Mutation: {
    aiSummarizeAlert: async (_root, { input }, context) => {
      const { alertId, outputLength, prompt, parentStreamId } = input;
      const stream = await service.summarizeAlert(context, {
        alertId,
        outputLength: outputLength ?? outputLengthDefault,
        prompt: prompt ?? "",
        parentStreamId: parentStreamId ?? undefined,
      });
      return shown(stream);
    },
    aiCancelInferenceStream: async (_root, { streamId }, context) =>
      shown(await service.cancelStream(context, streamId)),
    editAIInferenceStream: async (_root, { input }, context) => {
      const { streamId, streamName, ...rest } = input;
      return shown(await service.editStream(context, streamId, present({ name: streamName, ...rest })));
    },
  },
} satisfies NounResolvers;

function shown({ id, name, error, usage, ...stream }: InferenceStream) {
  return {
    ...stream,
    streamId: id,
    streamName: name,
    error: error === "" ? null : error,
    usage: usage ? { ...usage, modelID: usage.modelId } : null,
  };
}
