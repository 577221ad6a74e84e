import type { PackGap } from "@pharos/detection-content";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { listPackGaps, listPackItems, listPackLogTypes, readSwitchReason } from "./pack-items.ts";
import {
  changePackVersion,
  findPackChanges,
  getPack,
  isSwitchable,
  listPacks,
  packPageSizes,
  setPackEnabled,
} from "./pack-service.ts";
import type { PackItemChange } from "./plan-pack-change.ts";

export const packResolvers = {
  Pack: {
    sourceId: ({ source }) => source?.id ?? null,
    sourceName: ({ source }) => source?.displayName ?? null,
    version: ({ known }) => known.installed?.version ?? null,
    newestVersion: ({ known }) => known.releases[0]?.version ?? null,
    hasUpdate: ({ known }) => known.hasUpdate,
    versions: ({ known }) =>
      known.releases.map(({ version, publishedAt, notes, id }) => ({
        version,
        publishedAt,
        notes,
        isInstalled: id === known.installed?.id,
      })),
    items: async (pack, _input, context) => {
      const items = await listPackItems(context, pack);
      return items.map((item) => ({ ...item, enabled: item.enabled ?? null, severity: item.severity ?? null }));
    },
    switchReason: async (pack, _input, context) => (await readSwitchReason(context, pack)) ?? null,
    isSwitchable: (pack, _input, context) => isSwitchable(context, pack),
    gaps: async (pack, _input, context) => (await listPackGaps(context, pack)).map(shownGap),
    logTypes: (pack, _input, context) => listPackLogTypes(context, pack),
  },
  Query: {
    packs: async (_root, { input }, context) => {
      const found = await listPacks(context, input);
      const { edges, pageInfo } = connectionOf(found, pageRequestOf(input, packPageSizes));
      return { edges, pageInfo, totalCount: found.totalCount };
    },
    pack: (_root, { id }, context) => getPack(context, id),
    packChanges: async (_root, { input }, context) => {
      const changes = await findPackChanges(context, input);
      return { ...changes, from: changes.from ?? null, items: changes.items.map(shownChange) };
    },
  },
  Mutation: {
    setPackEnabled: (_root, { id, enabled }, context) => setPackEnabled(context, id, enabled),
    changePackVersion: (_root, { input }, context) => changePackVersion(context, input),
  },
} satisfies NounResolvers;

const shownGap = ({ neededBy, ...gap }: PackGap) => ({ ...gap, neededBy: neededBy ?? null });

function shownChange({ before, after, ...change }: PackItemChange) {
  const shown = (files: PackItemChange["before"]) => files.map((file) => ({ isBase64: false, ...file }));
  return { ...change, before: shown(before), after: shown(after) };
}
