import { type MailSettings, mailSecretKeys, maskSecrets } from "@pharos/domain";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { listFailedMails, retryFailedMail } from "./failed-mail-service.ts";
import { changeMailSettings, readMailSettings, removeMailSettings, sendTestMail } from "./mail-service.ts";

const failedPageSizes = { default: 50, max: 100 };

export const mailResolvers = {
  Query: {
    mailSettings: async (_root, _input, context) => {
      const settings = await readMailSettings(context);
      return settings ? shownSettings(settings) : null;
    },
    failedMails: async (_root, { input }, context) => {
      const page = pageRequestOf(input, failedPageSizes);
      const { totalCount, ...list } = await listFailedMails(context, page);
      return { ...connectionOf(list, page), totalCount };
    },
  },
  Mutation: {
    retryFailedMail: async (_root, { id }, context) => {
      await retryFailedMail(context, id);
      return true;
    },
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
