import { useMutation } from "@apollo/client/react";
import { detectionsChangedMax } from "@pharos/domain";
import { attackChoices } from "@pharos/domain/attack";
import {
  Button,
  Checkbox,
  EmptyState,
  FailedState,
  FilterBar,
  MultiSelect,
  offerUndo,
  Page,
  PageHeader,
  Skeleton,
  Switch,
  Tag,
  TextFilter,
} from "@pharos/ui";
import { IconShieldCheck } from "@pharos/ui/icons";
import { useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useShownPart } from "../../page/use-shown-part.tsx";
import { ButtonLink } from "../../routing/button-link.tsx";
import { detectionPath } from "../../routing/detection-path.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { defined, oneOf, textOf } from "../../routing/search-codec.ts";
import { useSearchChange } from "../../routing/use-search-change.ts";
import { useMay } from "../../session/viewer.tsx";
import classes from "./attack-map.module.css";
import type { MappedDetection } from "./attack-map-query.ts";
import { useAttackMap } from "./use-attack-map.ts";

const mapDetectionsMutation = graphql(`
  mutation MapDetections($input: MapDetectionsInput!) {
    mapDetections(input: $input) { ... on DetectionEntity { id lastModified } }
  }
`);

interface EditMappingSearch {
  readonly tactic?: string;
  readonly technique?: string;
  readonly q?: string;
  /** Only detections without a technique. */
  readonly unmapped?: "on";
}

const readEditMappingSearch = (search: Record<string, unknown>): EditMappingSearch =>
  defined({
    tactic: textOf(search.tactic),
    technique: textOf(search.technique),
    q: textOf(search.q),
    unmapped: oneOf(search.unmapped, ["on"] as const),
  });

const path = "/dashboard/mitre-attack/edit-mapping/";
const choices = attackChoices();
const counted = (count: number) => (count === 1 ? "1 detection" : `${count.toLocaleString("en")} detections`);
const everything = {};

/** Gives techniques to detections, several at once. */
export function EditMappingPage() {
  const raw = useSearch({ from: "/shell/dashboard/mitre-attack/edit-mapping" });
  const search = useMemo(() => readEditMappingSearch(raw), [raw]);
  const change = useSearchChange(path, readEditMappingSearch, { typed: ["q"] });
  const { map, error, refetch } = useAttackMap(everything);
  const { tactic, technique, q = "", unmapped } = search;
  const [techniques, setTechniques] = useState<string[]>(tactic ? [technique ? `${tactic}:${technique}` : tactic] : []);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const matching = (map?.detections ?? []).filter(
    ({ id, displayName, mappings }) =>
      `${displayName} ${id}`.toLowerCase().includes(q.toLowerCase()) && (!unmapped || mappings.length === 0),
  );
  const { shown, more } = useShownPart(matching);
  const mapping = useMapping(techniques, refetch);
  const chosen = (map?.detections ?? []).filter(({ id }) => selected.has(id));
  const toggle = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const may = { rules: useMay("RuleModify"), policies: useMay("PolicyModify") };
  const mayMap = ({ kind, managed }: MappedDetection) => !managed && (kind === "POLICY" ? may.policies : may.rules);
  const changeable = matching.filter(mayMap);
  const isAllSelected = changeable.length > 0 && changeable.every(({ id }) => selected.has(id));
  const toggleAll = () => {
    const all = new Set(changeable.map(({ id }) => id));
    setSelected(isAllSelected ? selected.difference(all) : selected.union(all));
  };
  const save = async (how: "add" | "remove") => {
    if (await mapping.save(chosen, how)) setSelected(new Set());
  };
  const isReady = techniques.length > 0 && chosen.length > 0 && chosen.length <= detectionsChangedMax;
  return (
    <Page kind="wide">
      <PageHeader
        title="Edit mapping"
        actions={
          <ButtonLink {...pathTarget("/dashboard/mitre-attack/")} variant="default">
            Back to the map
          </ButtonLink>
        }
      >
        <span>Choose techniques, then the detections that find them.</span>
      </PageHeader>
      <div className={classes.body}>
        <MultiSelect
          label="Techniques"
          description="Find a technique by its name or ID"
          searchable
          hidePickedOptions
          nothingFoundMessage="No technique is called that"
          limit={60}
          data={choices}
          value={techniques}
          onChange={setTechniques}
        />
        <div className={classes.actions}>
          <Button disabled={!isReady} loading={mapping.isRunning} onClick={() => save("add")}>
            Add techniques
          </Button>
          <Button variant="default" disabled={!isReady} loading={mapping.isRunning} onClick={() => save("remove")}>
            Remove techniques
          </Button>
          <span className={classes.quiet} role="status">
            {counted(chosen.length)} selected
            {chosen.length > detectionsChangedMax
              ? `. At most ${detectionsChangedMax.toLocaleString("en")} can be changed at once.`
              : ""}
          </span>
        </div>
        <FilterBar onClear={q || unmapped ? () => change({ q: undefined, unmapped: undefined }) : undefined}>
          <TextFilter label="Find a detection" value={q} onChange={(text) => change({ q: text || undefined })} />
          <Switch
            label="Without a technique"
            checked={unmapped === "on"}
            onChange={(event) => change({ unmapped: event.currentTarget.checked ? "on" : undefined })}
          />
        </FilterBar>
        {error && !map ? (
          <FailedState title="Couldn't load the detections" message={errorText(error)} onRetry={() => refetch()} />
        ) : !map ? (
          <Skeleton height={320} />
        ) : matching.length === 0 ? (
          <EmptyState icon={<IconShieldCheck size={36} stroke={1.25} />} title="No detections match">
            {map.detections.length === 0 ? "Create a detection first." : "Change or clear the filters."}
          </EmptyState>
        ) : (
          <>
            <Checkbox
              label={`Select all ${counted(changeable.length)} that you can change`}
              checked={isAllSelected}
              disabled={changeable.length === 0}
              onChange={toggleAll}
            />
            <ul className={classes.detections} aria-label="Detections">
              {shown.map((detection) => (
                <DetectionChoice
                  key={detection.id}
                  detection={detection}
                  isSelected={selected.has(detection.id)}
                  mayChange={mayMap(detection)}
                  onSelect={toggle}
                />
              ))}
            </ul>
          </>
        )}
        {more}
      </div>
    </Page>
  );
}

interface DetectionChoiceProps {
  readonly detection: MappedDetection;
  readonly isSelected: boolean;
  readonly mayChange: boolean;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

function DetectionChoice({ detection, isSelected, mayChange, onSelect }: DetectionChoiceProps) {
  const { id, displayName, managed, mappings } = detection;
  const name = displayName || id;
  return (
    <li className={classes.choice}>
      <Checkbox
        aria-label={`Select ${name}`}
        checked={isSelected}
        disabled={!mayChange}
        onChange={(event) => onSelect(id, event.currentTarget.checked)}
      />
      <PathLink path={detectionPath(detection)}>{name}</PathLink>
      {managed ? <span className={classes.quiet}>From Pharos, cannot be changed</span> : null}
      <span className={classes.choiceTags}>
        {mappings.map((mapping) => (
          <Tag key={mapping} mono>
            {mapping}
          </Tag>
        ))}
      </span>
    </li>
  );
}

/** Changes only detections that the change makes a difference to, so that Undo gives back what was there. */
function useMapping(techniques: readonly string[], onChanged: () => Promise<unknown>) {
  const [map] = useMutation(mapDetectionsMutation);
  const [change, isRunning] = useChange();
  const run = (changes: readonly TechniqueChange[], how: "add" | "remove") =>
    change("Couldn't save the mapping", async () => {
      for (const { technique, ids } of changes)
        await map({ variables: { input: { ids: [...ids], [how]: [technique] } } });
      await onChanged();
    });
  return {
    isRunning,
    async save(chosen: readonly MappedDetection[], how: "add" | "remove"): Promise<boolean> {
      const changes = techniques
        .map((technique) => ({
          technique,
          ids: chosen.filter(({ mappings }) => mappings.includes(technique) === (how === "remove")).map(({ id }) => id),
        }))
        .filter(({ ids }) => ids.length > 0);
      const isDone = await run(changes, how);
      const count = new Set(changes.flatMap(({ ids }) => ids)).size;
      if (isDone && count > 0)
        offerUndo(`Changed the techniques of ${counted(count)}`, () => run(changes, how === "add" ? "remove" : "add"));
      return isDone;
    },
  };
}

interface TechniqueChange {
  readonly technique: string;
  readonly ids: readonly string[];
}
