import { parseAttackMappings } from "@pharos/domain";
import { attackTactics, attackTechniqueName } from "@pharos/domain/attack";
import { OutwardLink, SeverityBadge, SideSheet, Tag } from "@pharos/ui";
import { timeRangeToSearch } from "@pharos/ui/time-ranges";
import type { AttackMapQuery } from "../../graphql/generated/graphql.ts";
import { useShownPart } from "../../page/use-shown-part.tsx";
import { ButtonLink } from "../../routing/button-link.tsx";
import { detectionPath } from "../../routing/detection-path.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import type { SearchChange } from "../../routing/use-search-change.ts";
import { useMay } from "../../session/viewer.tsx";
import classes from "./attack-map.module.css";
import type { MappedDetection } from "./attack-map-query.ts";
import type { AttackMapSearch } from "./attack-map-search.ts";
import { cellsOf, computeCoverage, countAlerts, describeCell } from "./coverage.ts";
import { rangeOf } from "./use-attack-map.ts";

interface TechniqueSheetProps {
  readonly map: AttackMapQuery["attackMap"] | undefined;
  readonly search: AttackMapSearch;
  readonly change: SearchChange<AttackMapSearch>;
}

/** The technique that the address names, with its detections and their alerts. */
export function TechniqueSheet({ map, search, change }: TechniqueSheetProps) {
  const { tactic, technique } = search;
  const close = () => change({ tactic: undefined, technique: undefined }, { replace: true });
  const isOpen = tactic !== undefined && technique !== undefined && map !== undefined;
  const title = technique ? `${technique} ${attackTechniqueName(technique) ?? ""}` : "";
  return (
    <SideSheet opened={isOpen} onClose={close} title={title} widthPx={640}>
      {isOpen ? <TechniqueBody map={map} search={search} tactic={tactic} technique={technique} /> : null}
    </SideSheet>
  );
}

interface TechniqueBodyProps {
  readonly map: AttackMapQuery["attackMap"];
  readonly search: AttackMapSearch;
  readonly tactic: string;
  readonly technique: string;
}

function TechniqueBody({ map, search, tactic, technique }: TechniqueBodyProps) {
  const mayWrite = useMay("RuleModify");
  const mayEdit = useMay(["RuleModify", "PolicyModify"]);
  // The filters of the matrix hide nothing here.
  const cells = cellsOf(computeCoverage(map.detections, map.receivedLogTypes, { tactics: [tactic] }));
  const cell = cells.find((one) => one.technique === technique);
  const { shown, more } = useShownPart(cell?.detections ?? []);
  const [page] = parseAttackMappings([{ key: "MITRE ATT&CK", values: [`${tactic}:${technique}`] }]);
  const target = { tactic, technique };
  const received = new Set(map.receivedLogTypes);
  return (
    <div className={classes.sheet}>
      <p className={classes.facts}>
        <span>{attackTactics.get(tactic) ?? tactic}</span>
        {cell ? (
          <>
            <span>{describeCell(cell, "detections")}</span>
            <span>{describeCell(cell, "visibility")}</span>
          </>
        ) : null}
        {page ? <OutwardLink href={page.url}>attack.mitre.org</OutwardLink> : null}
      </p>
      {shown.length > 0 ? (
        <ul className={classes.detections} aria-label="Detections">
          {shown.map((detection) => (
            <DetectionItem key={detection.id} detection={detection} received={received} search={search} />
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>No detection names this technique.</p>
      )}
      <div className={classes.actions}>
        {more}
        {mayWrite ? (
          <ButtonLink
            {...pathTarget("/build/detections/new/", { type: "rule", mitreTactic: tactic, mitreTechnique: technique })}
          >
            Create rule
          </ButtonLink>
        ) : null}
        {mayEdit ? (
          <ButtonLink variant="default" {...pathTarget("/dashboard/mitre-attack/edit-mapping/", target)}>
            Map detections
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

interface DetectionItemProps {
  readonly detection: MappedDetection;
  readonly received: ReadonlySet<string>;
  readonly search: AttackMapSearch;
}

function DetectionItem({ detection, received, search }: DetectionItemProps) {
  const { id, displayName, severity, enabled, logTypes, alerts } = detection;
  const count = countAlerts(detection);
  const alertSearch = { status: [], rule: id, ...timeRangeToSearch(rangeOf(search)) };
  return (
    <li className={classes.detection}>
      <div className={classes.detectionHead}>
        <SeverityBadge severity={severity} />
        <PathLink path={detectionPath(detection)}>{displayName || id}</PathLink>
        <span className={classes.quiet}>{enabled ? "Enabled" : "Disabled"}</span>
        {alerts === null ? null : count > 0 ? (
          <PathLink className={classes.alerts} path="/alerts-and-errors/" search={alertSearch}>
            {count.toLocaleString("en")} {count === 1 ? "alert" : "alerts"}
          </PathLink>
        ) : (
          <span className={`${classes.alerts} ${classes.quiet}`}>No alerts</span>
        )}
      </div>
      {logTypes.length > 0 ? (
        <div className={classes.logTypes}>
          {logTypes.map((logType) => (
            <Tag key={logType} mono>
              {received.has(logType) ? logType : `${logType} (not received)`}
            </Tag>
          ))}
        </div>
      ) : null}
    </li>
  );
}
