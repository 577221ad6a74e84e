import type { ActorReference } from "../access/actor.ts";
import type { QueryLanguage } from "../data-lake-queries/query-params.ts";
import { defineError } from "../errors/pharos-error.ts";
import type { Sharing } from "../sharing/sharing.ts";

/** As many as the grid of a dashboard has. */
export const dashboardColumns = 12;

/** Where a panel is, in the grid's columns and rows. */
export interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const panelDisplays = ["AUTO", "TABLE", "VALUE", "BAR", "COLUMN", "LINE", "AREA", "PIE"] as const;
/** How a query's rows are shown; AUTO: as the query's `visualize` says, else as a table. */
export type PanelDisplay = (typeof panelDisplays)[number];

interface PanelBase extends PanelPlace {
  /** Unique in its dashboard. */
  readonly id: string;
  readonly title: string;
}

export interface TextPanel extends PanelBase {
  readonly kind: "TEXT";
  /** Markdown. */
  readonly text: string;
}

export interface QueryPanel extends PanelBase {
  readonly kind: "QUERY";
  readonly text: string;
  readonly language: Exclude<QueryLanguage, "simplesearch">;
  readonly display: PanelDisplay;
}

export type DashboardPanel = TextPanel | QueryPanel;

interface VariableBase {
  /** Panels write it `$name` in PharosFlow, `{name:String}` or, with several values, `{name:Array(String)}` in SQL. */
  readonly name: string;
  /** What people read; empty: the name. */
  readonly label: string;
  /** Chosen while the address says nothing; at most one where one value is chosen. */
  readonly defaultValues: readonly string[];
}

/** People write its value. */
export interface TextVariable extends VariableBase {
  readonly kind: "TEXT";
}

interface ChosenVariable extends VariableBase {
  /** Several values can be chosen, and the value is a list. */
  readonly isMultiple: boolean;
  /** No value has to be chosen: an empty text, or an empty list, stands for all of them. */
  readonly hasAll: boolean;
}

export interface ListVariable extends ChosenVariable {
  readonly kind: "LIST";
  readonly items: readonly string[];
}

/** Its values are those of the first column that the query finds in the dashboard's time range. */
export interface QueriedVariable extends ChosenVariable {
  readonly kind: "QUERY";
  readonly text: string;
  readonly language: QueryPanel["language"];
}

export type DashboardVariable = TextVariable | ListVariable | QueriedVariable;

/** What people write of a dashboard, and what a file of one holds. */
export interface DashboardContent {
  readonly name: string;
  readonly description: string;
  readonly panels: readonly DashboardPanel[];
  /** In the order in which they stand above the panels. */
  readonly variables: readonly DashboardVariable[];
  /** The time that it opens with: an ISO-8601 duration back from now. */
  readonly relativeTime: string;
  /** Undefined: not by itself. */
  readonly refreshSeconds: number | undefined;
}

/** Panels on a page that somebody keeps. */
export interface Dashboard extends DashboardContent {
  readonly id: string;
  /** Undefined: the owner is gone. */
  readonly ownerId: string | undefined;
  /** It comes with Pharos, and nobody changes it. */
  readonly managed: boolean;
  readonly sharing: Sharing;
  /** What whoever wrote it saw, and may have named; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
  /** Counts its changes, from 1. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: ActorReference;
  /** When an upload last wrote it: the next one replaces what people change since. Undefined: none did. */
  readonly uploadedAt: Date | undefined;
}

export const dashboardNotFound = defineError(
  "dashboards.not_found",
  "NotFound",
  (id: string) => `The dashboard ${id} does not exist, or is not shared with you`,
);
export const dashboardNotYours = defineError(
  "dashboards.not_yours",
  "Forbidden",
  () => "Only its owner, or somebody who may manage saved searches, can change this dashboard. Duplicate it instead.",
);
export const dashboardManaged = defineError(
  "dashboards.managed",
  "Forbidden",
  () => "This dashboard comes with Pharos and cannot be changed. Duplicate it instead.",
);
export const dashboardInvalid = defineError("dashboards.invalid", "InvalidInput", (problem: string) => problem);

/** A dashboard as a file of a repository has it. */
export interface IdentifiedDashboard extends DashboardContent {
  readonly id: string;
}

/** A dashboard that comes with Pharos. */
export interface ShippedDashboard extends IdentifiedDashboard {
  /** Who does not see all of them does not see it. */
  readonly neededLogTypes: readonly string[];
}
