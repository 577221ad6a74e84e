import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { getProjectUpload, openProjectPlace, type ProjectChanges, startProjectUpload } from "./project-service.ts";

/** What the SDK waits for; anything else keeps it asking. */
const statuses: Readonly<Record<string, string>> = { COMPLETED: "Succeeded", FAILED: "Failed" };

export const projectResolvers = {
  Query: {
    bulkUploadPresignedUrl: async (_root, _input, context) => {
      const { id, url } = await openProjectPlace(context);
      return { sessionId: id, detectionsURL: url };
    },
    bulkUploadDetectionsStatus: async (_root, { jobId }, context) => {
      const { status, error, result } = await getProjectUpload(context, jobId);
      const changes = (result as { readonly project?: ProjectChanges } | null)?.project;
      return { status: statuses[status] ?? "Processing", message: messageOf(error), results: changes ?? null };
    },
  },
  Mutation: {
    bulkUploadDetections: async (_root, { input }, context) => {
      const { id } = await startProjectUpload(context, { id: input.sessionId, isDryRun: input.dryRun ?? false });
      return { id };
    },
  },
} satisfies NounResolvers;

/** The SDK prints the member of this JSON. */
function messageOf(error: string): string {
  return error === "" ? "" : JSON.stringify({ errorMessage: sentenceOf(error) });
}

/** A refused upload is JSON itself: a sentence, and what is wrong where. */
function sentenceOf(error: string): string {
  try {
    const { error: sentence, issues } = JSON.parse(error) as {
      readonly error: string;
      readonly issues: readonly { readonly path: string; readonly errorMessage: string }[];
    };
    return [sentence, ...issues.map(({ path, errorMessage }) => `${path}: ${errorMessage}`)].join("\n");
  } catch {
    return error;
  }
}
