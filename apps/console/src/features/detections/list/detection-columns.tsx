import type { DetectionKind } from "@pharos/domain";
import { type DataTableColumn, SeverityBadge, Sparkline, Tag, TimeText } from "@pharos/ui";
import { detectionPath } from "../../../routing/detection-path.ts";
import { RowLink } from "../../../routing/row-link.tsx";
import { kindLabels } from "../detection-kind.ts";
import { EnabledSwitch } from "../enabled-switch.tsx";
import { describeFailing } from "../failing-share.ts";
import classes from "./detection-list.module.css";
import { RuleCost } from "./rule-cost.tsx";
import { RuleHealth } from "./rule-health.tsx";
import { TestStatus } from "./test-status.tsx";
import type { DetectionRow } from "./use-detection-list.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Log types, queries, resource types or rules. */
function subjectsOf(detection: DetectionRow): readonly string[] {
  if ("ruleIds" in detection) return detection.ruleIds;
  if ("resourceTypes" in detection) return detection.resourceTypes;
  return "logTypes" in detection ? [...detection.logTypes, ...detection.scheduledQueries] : [];
}

/** The ids of sortable columns are the server's names of the sorts. */
const detectionColumns: readonly DataTableColumn<DetectionRow>[] = [
  {
    id: "severity",
    header: "Severity",
    widthPx: 90,
    sort: true,
    cell: (detection) => <SeverityBadge severity={detection.severity} />,
  },
  {
    id: "displayName",
    header: "Name",
    widthPx: 172,
    grow: 5,
    sort: true,
    cell: (detection) => (
      <span className={classes.named}>
        <RowLink path={detectionPath(detection)} className={classes.name} title={detection.id}>
          {detection.displayName || detection.id}
        </RowLink>
        {detection.kind === "RULE" ? null : <Tag>{kindLabels[detection.kind]}</Tag>}
        <RuleHealth detection={detection} />
      </span>
    ),
  },
  {
    id: "enabled",
    header: "Enabled",
    widthPx: 76,
    sort: true,
    cell: (detection) => (
      <span className={classes.switch}>
        <EnabledSwitch detection={detection} />
      </span>
    ),
  },
  {
    id: "kind",
    header: "Kind",
    widthPx: 112,
    isHidden: true,
    cell: (detection) => kindLabels[detection.kind],
  },
  {
    id: "subjects",
    header: "Log types",
    widthPx: 140,
    grow: 2,
    cell: (detection) => subjectsOf(detection).map((subject) => <Tag key={subject}>{subject}</Tag>),
  },
  {
    id: "failing",
    header: "Failing resources",
    widthPx: 250,
    isHidden: true,
    cell: (detection) => <Failing detection={detection} />,
  },
  {
    id: "alerts",
    header: "Alerts, 30 days",
    widthPx: 146,
    sort: true,
    cell: (detection) =>
      "alertsPerDay" in detection ? (
        <span className={classes.alerts}>
          <Sparkline
            values={detection.alertsPerDay}
            label={`${sum(detection.alertsPerDay)} alerts in the last 30 days`}
          />
          <span data-numeric>{sum(detection.alertsPerDay).toLocaleString("en")}</span>
        </span>
      ) : null,
  },
  {
    id: "lastMatchAt",
    header: "Last match",
    widthPx: 100,
    cell: (detection) =>
      "lastMatchAt" in detection && detection.lastMatchAt ? <TimeText value={detection.lastMatchAt} relative /> : null,
  },
  {
    id: "cost",
    header: "Cost",
    widthPx: 124,
    sort: true,
    cell: (detection) => <RuleCost detection={detection} />,
  },
  {
    id: "tests",
    header: "Tests",
    widthPx: 96,
    cell: (detection) => <TestStatus detection={detection} />,
  },
  {
    id: "lastModified",
    header: "Modified",
    widthPx: 124,
    sort: true,
    cell: (detection) => <TimeText value={detection.lastModified} relative />,
  },
  {
    id: "tags",
    header: "Tags",
    widthPx: 220,
    isHidden: true,
    cell: (detection) => detection.tags.map((tag) => <Tag key={tag}>{tag}</Tag>),
  },
  { id: "id", header: "ID", widthPx: 280, isHidden: true, cell: (detection) => detection.id },
];

/** Columns that are empty for policies make room for what only policies have. */
const notForPolicies = new Set(["alerts", "lastMatchAt", "cost"]);
const policyColumns = detectionColumns.map((column): DataTableColumn<DetectionRow> => {
  if (column.id === "subjects") return { ...column, header: "Resource types" };
  if (column.id === "failing") return { ...column, isHidden: false };
  return notForPolicies.has(column.id) ? { ...column, isHidden: true } : column;
});

/** The columns of a list that may show these kinds; of any where none is named. */
export function columnsFor(kinds: readonly DetectionKind[] = []): readonly DataTableColumn<DetectionRow>[] {
  return kinds.length === 1 && kinds[0] === "POLICY" ? policyColumns : detectionColumns;
}

function Failing({ detection }: { detection: DetectionRow }) {
  if (!("complianceCounts" in detection)) return null;
  const share = describeFailing(detection.complianceCounts);
  if (share === undefined) return null;
  return (
    <span className={classes.alerts}>
      <Sparkline values={detection.failingPerDay} label="Failing resources at the end of each of the last 30 days" />
      <span className={classes.failing} data-numeric data-failing={share.hasFailures || undefined}>
        {share.text}
      </span>
    </span>
  );
}
