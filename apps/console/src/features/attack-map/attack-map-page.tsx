import { attackTactics, attackVersion } from "@pharos/domain/attack";
import { attackPlatforms } from "@pharos/domain/attack-platforms";
import {
  Button,
  EmptyState,
  FailedState,
  FilterBar,
  Menu,
  MultiSelectFilter,
  NothingMatches,
  Page,
  PageHeader,
  Skeleton,
  Switch,
  Tabs,
  TextFilter,
  TimeRangePicker,
} from "@pharos/ui";
import { IconDownload, IconShieldCheck } from "@pharos/ui/icons";
import { timeRangePresetIds } from "@pharos/ui/time-ranges";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { timeRangePart } from "../../routing/time-range-part.ts";
import { type SearchChange, useSearchChange } from "../../routing/use-search-change.ts";
import { saveText } from "../../session/save-blob.ts";
import { useMay } from "../../session/viewer.tsx";
import classes from "./attack-map.module.css";
import type { MappedDetection } from "./attack-map-query.ts";
import {
  type AttackMapSearch,
  mapFiltersInWords,
  noMapFilters,
  type Picture,
  readAttackMapSearch,
} from "./attack-map-search.ts";
import { AttackMatrix } from "./attack-matrix.tsx";
import { cellsOf, computeCoverage, type TacticColumn } from "./coverage.ts";
import { layerVersion, writeCsv, writeLayer } from "./export-map.ts";
import { MapLegend } from "./map-legend.tsx";
import { TechniqueSheet } from "./technique-sheet.tsx";
import { rangeOf, useAttackMap } from "./use-attack-map.ts";

const path = "/dashboard/mitre-attack/";
const alertRanges = timeRangePresetIds.filter((id) => id !== "PAllTime");
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const tacticOptions = [...attackTactics].map(([value, label]) => ({ value, label }));
const platformOptions = optionsOf(attackPlatforms);

/** Which techniques of MITRE ATT&CK the detections cover, which raise alerts, and which get no events. */
export function AttackMapPage() {
  const raw = useSearch({ from: "/shell/dashboard/mitre-attack" });
  const search = useMemo(() => readAttackMapSearch(raw), [raw]);
  const change = useSearchChange(path, readAttackMapSearch, { typed: ["q"] });
  const mayReadAlerts = useMay("AlertRead");
  const mayEdit = useMay(["RuleModify", "PolicyModify"]);
  const { map, error, refetch } = useAttackMap(search);
  const picture = search.picture === "alerts" && !mayReadAlerts ? "detections" : (search.picture ?? "detections");
  const columns = useMemo(
    () => (map ? computeCoverage(map.detections, map.receivedLogTypes, search) : []),
    [map, search],
  );
  return (
    <Page kind="wide">
      <PageHeader
        title="MITRE ATT&CK"
        actions={
          <>
            {mayEdit ? (
              <ButtonLink {...pathTarget("/dashboard/mitre-attack/edit-mapping/")} variant="default">
                Edit mapping
              </ButtonLink>
            ) : null}
            <ExportMenu columns={columns} picture={picture} />
            {mayReadAlerts ? (
              <TimeRangePicker
                value={rangeOf(search)}
                onChange={(range) => change(timeRangePart(range))}
                presets={alertRanges}
              />
            ) : null}
          </>
        }
      >
        <span>
          Enterprise {attackVersion}. © 2025 The MITRE Corporation. This work is reproduced and distributed with the
          permission of The MITRE Corporation.
        </span>
      </PageHeader>
      {error && !map ? (
        <FailedState title="Couldn't load the map" message={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <div className={classes.body} aria-busy={!map}>
          <Tabs value={picture} onChange={(next) => change({ picture: next ?? undefined })}>
            <Tabs.List aria-label="Picture">
              <Tabs.Tab value="detections">Detections</Tabs.Tab>
              {mayReadAlerts ? <Tabs.Tab value="alerts">Alerts</Tabs.Tab> : null}
              <Tabs.Tab value="visibility">Visibility</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value={picture} className={classes.body}>
              <MapFilters search={search} change={change} detections={map?.detections ?? []} />
              {map ? (
                <>
                  <MapLegend columns={columns} picture={picture} />
                  <MapBody
                    columns={columns}
                    picture={picture}
                    search={search}
                    change={change}
                    detections={map.detections}
                  />
                </>
              ) : (
                <Skeleton height={480} />
              )}
            </Tabs.Panel>
          </Tabs>
        </div>
      )}
      <TechniqueSheet map={map} search={search} change={change} />
    </Page>
  );
}

interface MapPartProps {
  readonly search: AttackMapSearch;
  readonly change: SearchChange<AttackMapSearch>;
  readonly detections: readonly MappedDetection[];
}

function MapFilters({ search, change, detections }: MapPartProps) {
  const logTypes = useMemo(
    () => optionsOf([...new Set(detections.flatMap((detection) => detection.logTypes))].sort()),
    [detections],
  );
  const isNarrowed = mapFiltersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => change(noMapFilters) : undefined}>
      <TextFilter label="Find a technique" value={search.q ?? ""} onChange={(q) => change({ q: q || undefined })} />
      <MultiSelectFilter
        label="Tactic"
        options={tacticOptions}
        value={search.tactics ?? []}
        onChange={(tactics) => change({ tactics: presentList(tactics) })}
      />
      <MultiSelectFilter
        label="Platform"
        options={platformOptions}
        value={search.platform ?? []}
        onChange={(platform) => change({ platform: presentList(platform) })}
      />
      <MultiSelectFilter
        label="Log type"
        options={logTypes}
        value={search.logType ?? []}
        onChange={(logType) => change({ logType: presentList(logType) })}
      />
      <Switch
        label="Show subtechniques"
        checked={search.subtechniques === "on"}
        onChange={(event) => change({ subtechniques: event.currentTarget.checked ? "on" : undefined })}
      />
    </FilterBar>
  );
}

const presentList = (list: readonly string[]) => (list.length > 0 ? list : undefined);

function MapBody({
  columns,
  picture,
  search,
  change,
  detections,
}: MapPartProps & { readonly columns: readonly TacticColumn[]; readonly picture: Picture }) {
  const mayEdit = useMay(["RuleModify", "PolicyModify"]);
  if (columns.length === 0) {
    return (
      <NothingMatches noun="techniques" filters={mapFiltersInWords(search)} onClear={() => change(noMapFilters)} />
    );
  }
  const isUnmapped = detections.every(({ mappings }) => mappings.length === 0);
  return (
    <>
      {isUnmapped ? (
        <EmptyState
          icon={<IconShieldCheck size={36} stroke={1.25} />}
          title="No detection has a technique yet"
          action={
            mayEdit ? (
              <ButtonLink {...pathTarget("/dashboard/mitre-attack/edit-mapping/")}>Edit mapping</ButtonLink>
            ) : null
          }
        >
          Give techniques to your detections, and the map shows which attacks they cover.
        </EmptyState>
      ) : null}
      <AttackMatrix columns={columns} picture={picture} search={search} change={change} />
    </>
  );
}

function ExportMenu({ columns, picture }: { columns: readonly TacticColumn[]; picture: Picture }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={15} />} disabled={cellsOf(columns).length === 0}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveText(writeLayer(columns, picture), `attack-${picture}.json`, "application/json")}>
          Navigator layer {layerVersion} (JSON)
        </Menu.Item>
        <Menu.Item onClick={() => saveText(writeCsv(columns), "attack.csv", "text/csv")}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
