import { type DashboardPanel, type DashboardSharing, dashboardInvalid } from "@pharos/domain";
import type { DashboardPanelInput, DashboardSharingInput, SaveDashboardInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import {
  type DashboardToSave,
  deleteDashboard,
  getDashboard,
  listDashboards,
  mayChangeDashboard,
  saveDashboard,
} from "./dashboard-service.ts";

export const dashboardResolvers = {
  Query: {
    dashboards: (_root, _input, context) => listDashboards(context),
    dashboard: (_root, { id }, context) => getDashboard(context, id),
  },
  Mutation: {
    saveDashboard: (_root, { input }, context) => saveDashboard(context, dashboardOf(input)),
    deleteDashboard: async (_root, { id }, context) => {
      await deleteDashboard(context, id);
      return { id };
    },
  },
  Dashboard: {
    isOwn: ({ ownerId }, _input, { actor }) => ownerId === actor.id,
    mayChange: (dashboard, _input, context) => mayChangeDashboard(context, dashboard),
    owner: async ({ ownerId }, _input, { loaders }) =>
      ownerId === undefined ? null : ((await loaders.users.load(ownerId)) ?? null),
  },
  DashboardPanel: {
    language: (panel) => (panel.kind === "QUERY" ? panel.language : null),
    display: (panel) => (panel.kind === "QUERY" ? panel.display : null),
  },
  DashboardSharing: {
    roleIds: (sharing) => (sharing.kind === "ROLES" ? [...sharing.roleIds] : []),
  },
} satisfies NounResolvers;

function dashboardOf(input: SaveDashboardInput): DashboardToSave {
  const { id, revision, name, description, panels, relativeTime, refreshSeconds, sharing } = input;
  if (id != null && revision == null) throw dashboardInvalid("revision is missing: it says which state was changed");
  return {
    ...(id != null && revision != null && { changed: { id, revision } }),
    content: {
      name,
      description: description ?? "",
      panels: panels.map(panelOf),
      relativeTime,
      refreshSeconds: refreshSeconds ?? undefined,
    },
    sharing: sharingOf(sharing),
  };
}

function panelOf({ kind, language, display, ...panel }: DashboardPanelInput): DashboardPanel {
  if (kind === "TEXT") return { ...panel, kind };
  if (language === "simplesearch")
    throw dashboardInvalid(`The panel ${panel.title} is written as filters. Write it in PharosFlow or SQL.`);
  return { ...panel, kind, language: language ?? "pharosflow", display: display ?? "AUTO" };
}

function sharingOf({ kind, roleIds }: DashboardSharingInput): DashboardSharing {
  return kind === "ROLES" ? { kind, roleIds: roleIds ?? [] } : { kind };
}
