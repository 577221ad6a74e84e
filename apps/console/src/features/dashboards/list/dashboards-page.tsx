import { useMutation, useQuery } from "@apollo/client/react";
import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  notify,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
} from "@pharos/ui";
import { IconLayoutDashboard, IconPlus } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { FirstPage } from "../../../shell/first-page.tsx";
import {
  type DashboardDraft,
  dashboardFields,
  dashboardsQuery,
  inputOf,
  type KnownDashboard,
  newDraft,
  saveMutation,
} from "../dashboard.ts";
import { dashboardColumns } from "./dashboard-columns.tsx";

const SettingsSheet = lazy(() => import("../edit/editing.ts").then((m) => ({ default: m.SettingsSheet })));
const rowId = ({ id }: KnownDashboard) => id;
const skeletonWidths = ["40%", 120, 120, 140];

/** Who may not see dashboards begins elsewhere. */
export function DashboardsPage() {
  return useMay("DataAnalyticsRead") ? <Dashboards /> : <FirstPage />;
}

function Dashboards() {
  const { data, error, refetch } = useQuery(dashboardsQuery, { fetchPolicy: "cache-and-network" });
  const [save] = useMutation(saveMutation);
  const [change] = useChange();
  const navigate = useNavigate();
  const mayReadDetections = useMay(["RuleRead", "PolicyRead"]);
  const mayReadOverview = useMay("SummaryRead");
  const [isNew, setNew] = useState(false);
  const dashboards = readFragment(dashboardFields, data?.dashboards);
  const open = (id: string, search = {}) => navigate(pathTarget(`/dashboard/${id}/`, search));
  const create = async (draft: DashboardDraft) => {
    const saved = await save({ variables: { input: inputOf(draft) } });
    const id = saved.data?.saveDashboard.id;
    if (id) void open(id, { edit: "on" });
  };
  const importFile = async (file: File) => {
    const { readFile } = await import("../dashboard-files.ts");
    const content = readFile(await file.text(), new Date());
    if (typeof content === "string") {
      notify({ title: `Couldn't import ${file.name}`, message: content, tone: "error" });
      return;
    }
    const { name, description, relativeTime, refreshSeconds, panels, variables } = content;
    const said = { name, description, relativeTime, refreshSeconds, panels, variables };
    await change(`Couldn't import ${file.name}`, () => create({ ...said, sharing: { kind: "PRIVATE" } }));
  };
  const buttons = (
    <>
      {mayReadOverview ? (
        <ButtonLink {...pathTarget("/dashboard/overview/")} variant="default">
          Overview
        </ButtonLink>
      ) : null}
      {mayReadDetections ? (
        <ButtonLink {...pathTarget("/dashboard/mitre-attack/")} variant="default">
          ATT&CK map
        </ButtonLink>
      ) : null}
      <ImportButton onFile={importFile} />
      <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
        New dashboard
      </Button>
    </>
  );
  return (
    <Page kind="list">
      <PageHeader title="Dashboards" actions={buttons}>
        <span>Panels of searches on one page, for you and your team.</span>
      </PageHeader>
      <TableFrame>
        {error && !dashboards ? (
          <FailedState title="Couldn't load the dashboards" message={errorText(error)} onRetry={() => refetch()} />
        ) : !dashboards ? (
          <TableSkeleton rows={10} widths={skeletonWidths} />
        ) : dashboards.length === 0 ? (
          <EmptyState icon={<IconLayoutDashboard size={36} stroke={1.25} />} title="No dashboards yet">
            Make one of the searches that you look at every day, and share it with your team.
          </EmptyState>
        ) : (
          <DataTable
            label="Dashboards"
            storageKey="dashboards"
            rows={dashboards}
            columns={dashboardColumns}
            rowId={rowId}
            onOpen={({ id }) => open(id)}
          />
        )}
      </TableFrame>
      <Suspense>
        {isNew ? (
          <SettingsSheet
            title="New dashboard"
            submitLabel="Create"
            initial={newDraft}
            isNew
            onSave={create}
            onClose={() => setNew(false)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.yml,.yaml"
        hidden
        aria-label="Dashboard file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again, once it was mended.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        Import file
      </Button>
    </>
  );
}
