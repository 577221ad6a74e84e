import { type MailSettings, mailSecretKeys, maskSecrets } from "@pharos/domain";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { changeMailSettings, readMailSettings, removeMailSettings, sendTestMail } from "./mail-service.ts";

export const mailResolvers = {
  Query: {
    mailSettings: async (_root, _input, context) => {
      const settings = await readMailSettings(context);
      return settings ? shownSettings(settings) : null;
    },
  },
  Mutation: {
    updateMailSettings: async (_root, { input }, context) => shownSettings(await changeMailSettings(context, input)),
    removeMailSettings: async (_root, _input, context) => {
      await removeMailSettings(context);
      return true;
    },
    sendTestMail: async (_root, { input }, context) => {
      const { kind, statusCode, message, to } = await sendTestMail(context, input ?? undefined);
      return { success: kind === "delivered", statusCode, message, to };
    },
  },
} satisfies NounResolvers;

const shownSettings = (settings: MailSettings): MailSettings => ({
  ...settings,
  ...maskSecrets({ ...settings }, mailSecretKeys),
});
