import { useMutation, useQuery } from "@apollo/client/react";
import type { PanelPlace } from "@pharos/domain";
import { Button, ConfirmModal, EmptyState, Page, PageHeader, TextSkeleton, TimeRangePicker } from "@pharos/ui";
import { IconLayoutDashboard } from "@pharos/ui/icons";
import { type TimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type CSSProperties, lazy, Suspense, useMemo, useRef, useState } from "react";
import { readFragment } from "../../graphql/generated/fragment-masking.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../page/page-failure.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { timeRangePart } from "../../routing/time-range-part.ts";
import { useUnsavedChanges } from "../../routing/unsaved-changes.tsx";
import { useSearchChange } from "../../routing/use-search-change.ts";
import {
  type DashboardDraft,
  dashboardFields,
  dashboardQuery,
  deleteMutation,
  draftOf,
  inputOf,
  type KnownDashboard,
  saveMutation,
} from "./dashboard.ts";
import { gapPx, rowHeightPx } from "./dashboard-grid.ts";
import { DashboardMenu } from "./dashboard-menu.tsx";
import { chosenOf, readDashboardSearch } from "./dashboard-search.ts";
import classes from "./dashboards.module.css";
import { usePanelChanges } from "./edit/use-panel-changes.ts";
import { panelTimes, rangeOfDuration } from "./panel-range.ts";
import { PanelCard } from "./panels/panel-card.tsx";
import { UploadNote } from "./upload-note.tsx";
import { useRefresh } from "./use-refresh.ts";
import { VariableBar } from "./variables/variable-bar.tsx";

// One part: with more of them, sign-in would load more of what they have in common.
const editing = () => import("./edit/editing.ts");
const EditedPanels = lazy(() => editing().then((m) => ({ default: m.EditedPanels })));
const PanelSheet = lazy(() => editing().then((m) => ({ default: m.PanelSheet })));
const VariablesSheet = lazy(() => editing().then((m) => ({ default: m.VariablesSheet })));
const SettingsSheet = lazy(() => editing().then((m) => ({ default: m.SettingsSheet })));
const route = getRouteApi("/shell/dashboard/$dashboardId");

export function DashboardPage() {
  const { dashboardId } = route.useParams();
  const { data, error, refetch } = useQuery(dashboardQuery, {
    variables: { id: dashboardId },
    fetchPolicy: "cache-and-network",
  });
  const dashboard = readFragment(dashboardFields, data?.dashboard);
  useBreadcrumbName(dashboardId, dashboard?.name);
  if (dashboard) return <OpenDashboard key={dashboard.id} dashboard={dashboard} />;
  if (error) return <PageFailure title="Couldn't load the dashboard" error={error} onRetry={() => refetch()} />;
  return (
    <Page kind="wide">
      <TextSkeleton lines={6} />
    </Page>
  );
}

function OpenDashboard({ dashboard }: { readonly dashboard: KnownDashboard }) {
  const { id, revision } = dashboard;
  const address = route.useSearch();
  const search = useMemo(() => readDashboardSearch(address), [address]);
  const change = useSearchChange(`/dashboard/${id}/`, readDashboardSearch);
  const navigate = useNavigate();
  const saved = useMemo(() => draftOf(dashboard), [dashboard]);
  const [draft, setDraft] = useState<DashboardDraft>();
  // What others saved meanwhile is not what this draft was made of.
  const [base, setBase] = useState(revision);
  const shown = draft ?? saved;
  const isEdited = search.edit === "on" && dashboard.mayChange;
  const saving = useUnsavedChanges(draft !== undefined);
  const [save] = useMutation(saveMutation);
  const [remove] = useMutation(deleteMutation);
  const [run, isSaving] = useChange();
  const [isDeleting, setDeleting] = useState(false);
  const range = useMemo<TimeRange>(
    () => timeRangeFromSearch(search) ?? rangeOfDuration(saved.relativeTime),
    [search, saved.relativeTime],
  );
  const times = useMemo(() => panelTimes(range), [range]);
  const values = useMemo(() => ({ variables: shown.variables, chosen: chosenOf(search) }), [shown.variables, search]);
  const refresh = useRefresh(isEdited ? undefined : saved.refreshSeconds);
  const page = useRef<HTMLDivElement>(null);
  const rewrite = (next: DashboardDraft) => {
    if (draft === undefined) setBase(revision);
    setDraft(next);
  };
  const sheet = (sheetOf: string | undefined) => change({ sheetOf });
  const { actions, panelOf, keep } = usePanelChanges(shown, rewrite, sheet);
  const store = (next: DashboardDraft) =>
    saving(() =>
      save({ variables: { input: inputOf(next, { id, revision: draft === undefined ? revision : base }) } }),
    );
  const finish = async () => {
    if (draft && !(await run("Couldn't save the dashboard", () => store(draft)))) return;
    setDraft(undefined);
    change({ edit: undefined, sheetOf: undefined });
  };
  const cancel = () => {
    setDraft(undefined);
    change({ edit: undefined, sheetOf: undefined });
  };
  const duplicate = async () => {
    const copy = { ...shown, name: `Copy of ${shown.name}`.slice(0, 80), sharing: { kind: "PRIVATE" as const } };
    await run("Couldn't duplicate the dashboard", async () => {
      const { data } = await save({ variables: { input: inputOf(copy) } });
      if (data) void navigate(pathTarget(`/dashboard/${data.saveDashboard.id}/`, { edit: "on" }));
    });
  };
  const cards = { times, values, refresh, onRetry: refresh.refreshNow };
  const open = isEdited && search.sheetOf !== undefined ? panelOf(search.sheetOf) : undefined;
  const header = isEdited ? (
    <>
      <Button variant="default" onClick={() => sheet("settings")}>
        Settings
      </Button>
      <Button variant="default" onClick={() => sheet("variables")}>
        Variables
      </Button>
      <Button variant="default" onClick={() => sheet("new")}>
        Add panel
      </Button>
      <Button variant="default" onClick={cancel}>
        {draft ? "Discard" : "Close"}
      </Button>
      <Button onClick={finish} loading={isSaving} disabled={draft === undefined}>
        Save
      </Button>
    </>
  ) : (
    <>
      <TimeRangePicker value={range} onChange={(next) => change(timeRangePart(next))} />
      <Button variant="default" onClick={refresh.refreshNow}>
        Refresh
      </Button>
      {dashboard.mayChange ? <Button onClick={() => change({ edit: "on" })}>Edit</Button> : null}
      <DashboardMenu
        id={id}
        dashboard={saved}
        mayDelete={dashboard.mayChange}
        onFullScreen={() => void page.current?.requestFullscreen()}
        onDuplicate={duplicate}
        onDelete={() => setDeleting(true)}
      />
    </>
  );
  return (
    <Page kind="wide">
      <PageHeader title={shown.name} actions={header}>
        {shown.description ? <span>{shown.description}</span> : null}
        <UploadNote dashboard={dashboard} isEdited={isEdited} />
      </PageHeader>
      <div ref={page} className={classes.page}>
        {shown.variables.length > 0 ? (
          <VariableBar
            {...values}
            times={times}
            refresh={refresh}
            onChange={(name, next) => change({ [`v.${name}`]: next })}
          />
        ) : null}
        {shown.panels.length === 0 ? (
          <EmptyState
            icon={<IconLayoutDashboard size={36} stroke={1.25} />}
            title="No panels yet"
            action={
              dashboard.mayChange ? (
                <Button onClick={() => change({ edit: "on", sheetOf: "new" })}>Add panel</Button>
              ) : null
            }
          >
            A panel shows what a search finds as a table, a chart or a number, or a text.
          </EmptyState>
        ) : isEdited ? (
          <Suspense fallback={<TextSkeleton lines={8} />}>
            <EditedPanels
              panels={shown.panels}
              actions={actions}
              onChange={(panels) => rewrite({ ...shown, panels })}
              {...cards}
            />
          </Suspense>
        ) : (
          <div className={classes.grid} style={{ gridAutoRows: rowHeightPx, gap: gapPx }}>
            {shown.panels.map((panel) => (
              <div key={panel.id} className={classes.cell} style={cellStyle(panel)}>
                <PanelCard panel={panel} actions={undefined} {...cards} />
              </div>
            ))}
          </div>
        )}
      </div>
      <Suspense>
        {isEdited && search.sheetOf === "settings" ? (
          <SettingsSheet
            title="Settings of the dashboard"
            submitLabel="Done"
            initial={shown}
            onSave={async (next) => {
              rewrite(next);
              sheet(undefined);
            }}
            onClose={() => sheet(undefined)}
          />
        ) : null}
        {isEdited && search.sheetOf === "variables" ? (
          <VariablesSheet
            variables={shown.variables}
            panels={shown.panels}
            onSave={(variables) => {
              rewrite({ ...shown, variables });
              sheet(undefined);
            }}
            onClose={() => sheet(undefined)}
          />
        ) : null}
        {open ? (
          <PanelSheet
            key={search.sheetOf}
            initial={open}
            isNew={search.sheetOf === "new"}
            times={times}
            values={values}
            onSave={(panel) => {
              keep(panel);
              sheet(undefined);
            }}
            onClose={() => sheet(undefined)}
          />
        ) : null}
      </Suspense>
      <ConfirmModal
        opened={isDeleting}
        title="Delete dashboard"
        confirmLabel="Delete"
        destructive
        onConfirm={async () => {
          const isDone = await run("Couldn't delete the dashboard", () => remove({ variables: { id } }));
          setDeleting(false);
          if (isDone) void navigate(pathTarget("/dashboard/"));
        }}
        onClose={() => setDeleting(false)}
      >
        {shown.name} is deleted for everyone who can see it. Export it first if someone may need it later.
      </ConfirmModal>
    </Page>
  );
}

/** Narrow windows show the panels one below the other. */
function cellStyle({ x, y, width, height }: PanelPlace): CSSProperties {
  return {
    "--column": `${x + 1} / span ${width}`,
    "--row": `${y + 1} / span ${height}`,
    "--rows": height,
  } as CSSProperties;
}
