import { type DataTableColumn, SeverityBadge, Sparkline, Tag, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { EnabledSwitch } from "../enabled-switch.tsx";
import classes from "./rule-list.module.css";
import type { RuleRow } from "./use-rule-list.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The ids of sortable columns are the server's names of the sorts. */
export const ruleColumns: readonly DataTableColumn<RuleRow>[] = [
  {
    id: "severity",
    header: "Severity",
    widthPx: 94,
    sort: true,
    cell: (rule) => <SeverityBadge severity={rule.severity} />,
  },
  {
    id: "displayName",
    header: "Name",
    widthPx: 260,
    grow: true,
    sort: true,
    cell: (rule) => (
      <Link to="/build/detections/rules/$ruleId/" params={{ ruleId: rule.id }} className={classes.name} title={rule.id}>
        {rule.displayName || rule.id}
      </Link>
    ),
  },
  {
    id: "enabled",
    header: "Enabled",
    widthPx: 88,
    sort: true,
    cell: (rule) => (
      <span className={classes.switch}>
        <EnabledSwitch rule={rule} />
      </span>
    ),
  },
  {
    id: "logTypes",
    header: "Log types",
    widthPx: 170,
    cell: (rule) => rule.logTypes.map((type) => <Tag key={type}>{type}</Tag>),
  },
  {
    id: "alertsPerDay",
    header: "Alerts, 30 days",
    widthPx: 170,
    cell: ({ alertsPerDay }) => (
      <span className={classes.alerts}>
        <Sparkline values={alertsPerDay} label={`${sum(alertsPerDay)} alerts in the last 30 days`} />
        <span data-numeric>{sum(alertsPerDay).toLocaleString("en")}</span>
      </span>
    ),
  },
  {
    id: "lastModified",
    header: "Modified",
    widthPx: 168,
    sort: true,
    cell: (rule) => <TimeText value={rule.lastModified} precision="minute" />,
  },
  {
    id: "tags",
    header: "Tags",
    widthPx: 220,
    isHidden: true,
    cell: (rule) => rule.tags.map((tag) => <Tag key={tag}>{tag}</Tag>),
  },
  { id: "id", header: "ID", widthPx: 280, isHidden: true, cell: (rule) => rule.id },
];
