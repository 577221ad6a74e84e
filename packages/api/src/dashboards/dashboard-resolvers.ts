import { type DashboardPanel, type DashboardVariable, dashboardInvalid } from "@pharos/domain";
import type { DashboardPanelInput, DashboardVariableInput, SaveDashboardInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { readSharing } from "../sharing/sharing.ts";
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
  DashboardVariable: {
    items: (variable) => (variable.kind === "LIST" ? [...variable.items] : []),
    text: (variable) => (variable.kind === "QUERY" ? variable.text : null),
    language: (variable) => (variable.kind === "QUERY" ? variable.language : null),
    isMultiple: (variable) => variable.kind !== "TEXT" && variable.isMultiple,
    hasAll: (variable) => variable.kind !== "TEXT" && variable.hasAll,
  },
} satisfies NounResolvers;

function dashboardOf(input: SaveDashboardInput): DashboardToSave {
  const { id, revision, name, description, panels, variables, relativeTime, refreshSeconds, sharing } = input;
  if (id != null && revision == null) throw dashboardInvalid("revision is missing: it says which state was changed");
  return {
    ...(id != null && revision != null && { changed: { id, revision } }),
    content: {
      name,
      description: description ?? "",
      panels: panels.map(panelOf),
      variables: (variables ?? []).map(variableOf),
      relativeTime,
      refreshSeconds: refreshSeconds ?? undefined,
    },
    sharing: readSharing(sharing),
  };
}

function panelOf({ kind, language, display, ...panel }: DashboardPanelInput): DashboardPanel {
  if (kind === "TEXT") return { ...panel, kind };
  if (language === "simplesearch")
    throw dashboardInvalid(`The panel ${panel.title} is written as filters. Write it in PharosFlow or SQL.`);
  return { ...panel, kind, language: language ?? "pharosflow", display: display ?? "AUTO" };
}

function variableOf(input: DashboardVariableInput): DashboardVariable {
  const { kind, name, language } = input;
  const base = { name, label: input.label ?? "", defaultValues: input.defaultValues ?? [] };
  if (kind === "TEXT") return { ...base, kind };
  const chosen = { ...base, isMultiple: input.isMultiple ?? false, hasAll: input.hasAll ?? false };
  if (kind === "LIST") return { ...chosen, kind, items: input.items ?? [] };
  if (language === "simplesearch")
    throw dashboardInvalid(`The query of the variable ${name} is written as filters. Write it in PharosFlow or SQL.`);
  return { ...chosen, kind, text: input.text ?? "", language: language ?? "pharosflow" };
}
