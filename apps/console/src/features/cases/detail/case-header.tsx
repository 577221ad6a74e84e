import { type CaseStatus, caseStatuses } from "@pharos/domain";
import { Button, Menu, PageHeader, SeverityBadge, TimeText } from "@pharos/ui";
import { IconChevronDown, IconDownload, IconPencil } from "@pharos/ui/icons";
import { lazy, Suspense, useState } from "react";
import type { CaseFieldsFragment, UserName } from "../../../graphql/generated/graphql.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { LiveText } from "../../../live/live-text.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { usePageKeys } from "../../../page/use-page-keys.ts";
import { saveFile } from "../../../session/save-file.ts";
import { useMay } from "../../../session/viewer.tsx";
import { AssigneeMenu, HiddenFromAssignee, warnOfHidden } from "../../alerts/index.ts";
import { CaseStatusText } from "../case-status-text.tsx";
import { CaseMenu } from "./case-menu.tsx";
import { useCaseUpdate } from "./use-case-update.ts";

const CloseCase = lazy(() => import("./close-case.tsx").then((m) => ({ default: m.CloseCase })));

interface CaseHeaderProps {
  readonly shown: CaseFieldsFragment;
  readonly live: LiveStatus;
  readonly onEdit: () => void;
}

export function CaseHeader({ shown, live, onEdit }: CaseHeaderProps) {
  const { id, revision, assignee } = shown;
  const mayModify = useMay("AlertModify");
  const update = useCaseUpdate();
  const [change] = useChange();
  const [exportNow, isExporting] = useChange();
  const assign = (person: UserName | undefined) =>
    change("Unable to change the assignee", async () => {
      const updated = await update({ id, revision, assigneeId: person?.id ?? "" });
      if (updated?.isHiddenFromAssignee) warnOfHidden(person, "this case");
    });
  usePageKeys({
    e() {
      if (mayModify) onEdit();
    },
  });
  return (
    <PageHeader
      title={shown.title}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={15} />}
            loading={isExporting}
            onClick={() => exportNow("Couldn't export the case", () => saveFile(`/internal/cases/${id}/archive`))}
          >
            Export
          </Button>
          {mayModify ? (
            <Button variant="default" leftSection={<IconPencil size={15} />} onClick={onEdit}>
              Edit
            </Button>
          ) : null}
          <AssigneeMenu assignee={assignee ?? null} isDisabled={!mayModify} onChange={assign} />
          <CaseStatusMenu shown={shown} isDisabled={!mayModify} />
          {mayModify ? <CaseMenu shown={shown} /> : null}
        </>
      }
    >
      <span>Case {id}</span>
      <SeverityBadge severity={shown.severity} />
      {shown.isHiddenFromAssignee ? <HiddenFromAssignee what="case" /> : null}
      <span>
        Opened <TimeText value={shown.createdAt} /> by {shown.createdBy.name}
      </span>
      {shown.closedAt ? (
        <span>
          Closed <TimeText value={shown.closedAt} />
        </span>
      ) : null}
      <LiveText live={live} />
    </PageHeader>
  );
}

/** Closing a case asks what its open alerts turned out to be, where it has any. */
function CaseStatusMenu({ shown, isDisabled }: { readonly shown: CaseFieldsFragment; readonly isDisabled: boolean }) {
  const { id, revision, status, openAlertCount } = shown;
  const [isClosing, setClosing] = useState(false);
  const update = useCaseUpdate();
  const [change] = useChange();
  const choose = (to: CaseStatus) => {
    if (isDisabled || to === status) return;
    if (to === "CLOSED" && openAlertCount > 0) setClosing(true);
    else void change("Unable to change the status", () => update({ id, revision, status: to }));
  };
  usePageKeys({ o: () => choose("OPEN"), i: () => choose("IN_PROGRESS"), c: () => choose("CLOSED") });
  // The menu would give the focus to its first item, which takes none while it is disabled.
  const first = caseStatuses.find((one) => one !== status);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" disabled={isDisabled} rightSection={<IconChevronDown size={14} />}>
            <CaseStatusText status={status} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={150}>
          {caseStatuses.map((one) => (
            <Menu.Item
              key={one}
              disabled={one === status}
              data-autofocus={one === first || undefined}
              onClick={() => choose(one)}
            >
              <CaseStatusText status={one} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isClosing ? (
        <Suspense>
          <CloseCase shown={shown} onClose={() => setClosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
