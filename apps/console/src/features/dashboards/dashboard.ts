import type { DashboardContent, DashboardPanel, DashboardVariable, Sharing } from "@pharos/domain";
import type { DashboardFieldsFragment, SaveDashboardInput } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";

export const dashboardFields = graphql(`
  fragment DashboardFields on Dashboard {
    id name description relativeTime refreshSeconds revision managed isOwn mayChange updatedAt uploadedAt
    owner { id givenName familyName }
    sharing { kind roleIds }
    panels { id title kind text language display x y width height }
    variables { name label kind items text language isMultiple hasAll defaultValues }
  }
`);
export const dashboardsQuery = graphql(`
  query Dashboards { dashboards { ...DashboardFields } }
`);
export const dashboardQuery = graphql(`
  query Dashboard($id: ID!) { dashboard(id: $id) { ...DashboardFields } }
`);
export const saveMutation = graphql(`
  mutation SaveDashboard($input: SaveDashboardInput!) { saveDashboard(input: $input) { id ...DashboardFields } }
`);
export const deleteMutation = graphql(`
  mutation DeleteDashboard($id: ID!) { deleteDashboard(id: $id) { id } }
`);

export type KnownDashboard = DashboardFieldsFragment;

/** What people change of a dashboard. */
export interface DashboardDraft extends DashboardContent {
  readonly sharing: Sharing;
}

export function draftOf(dashboard: KnownDashboard): DashboardDraft {
  const { name, description, relativeTime, refreshSeconds, sharing, panels, variables } = dashboard;
  return {
    name,
    description,
    relativeTime,
    refreshSeconds: refreshSeconds ?? undefined,
    sharing: sharing.kind === "ROLES" ? { kind: "ROLES", roleIds: sharing.roleIds } : { kind: sharing.kind },
    panels: panels.map(panelOf),
    variables: variables.map(variableOf),
  };
}

function panelOf({ __typename, ...panel }: KnownDashboard["panels"][number]): DashboardPanel {
  const { id, title, text, x, y, width, height } = panel;
  const base = { id, title, text, x, y, width, height };
  if (panel.kind === "TEXT") return { ...base, kind: "TEXT" };
  return {
    ...base,
    kind: "QUERY",
    language: panel.language === "sql" ? "sql" : "pharosflow",
    display: panel.display ?? "AUTO",
  };
}

function variableOf(variable: KnownDashboard["variables"][number]): DashboardVariable {
  const { name, label, kind, items, text, language, isMultiple, hasAll, defaultValues } = variable;
  const base = { name, label, defaultValues };
  if (kind === "TEXT") return { ...base, kind };
  if (kind === "LIST") return { ...base, kind, items, isMultiple, hasAll };
  return { ...base, kind, text: text ?? "", language: language === "sql" ? "sql" : "pharosflow", isMultiple, hasAll };
}

export function inputOf(draft: DashboardDraft, changed?: { id: string; revision: number }): SaveDashboardInput {
  const { sharing, refreshSeconds, panels, variables, ...said } = draft;
  return {
    ...said,
    ...changed,
    refreshSeconds: refreshSeconds ?? null,
    sharing: sharing.kind === "ROLES" ? { kind: "ROLES", roleIds: [...sharing.roleIds] } : { kind: sharing.kind },
    panels: panels.map((panel) => ({ ...panel })),
    variables: variables.map((variable) => ({
      ...variable,
      items: variable.kind === "LIST" ? [...variable.items] : null,
      defaultValues: [...variable.defaultValues],
    })),
  };
}

/** Below all others, half as wide as the grid. */
export function placeBelow(panels: readonly DashboardPanel[]) {
  return { x: 0, y: Math.max(0, ...panels.map(({ y, height }) => y + height)), width: 6, height: 8 };
}

export const newDraft: DashboardDraft = {
  name: "",
  description: "",
  relativeTime: "PT24H",
  refreshSeconds: undefined,
  sharing: { kind: "PRIVATE" },
  panels: [],
  variables: [],
};
