import { useMutation } from "@apollo/client/react";
import { ActionIcon, Button, Panel, SeverityBadge } from "@pharos/ui";
import { IconLink, IconX } from "@pharos/ui/icons";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { CaseStatusText } from "../case-status-text.tsx";
import classes from "../cases.module.css";

const ChooseCase = lazy(() => import("./choose-case.tsx").then((m) => ({ default: m.ChooseCase })));

const linkMutation = graphql(`
  mutation LinkCases($input: LinkedCasesInput!) {
    linkCases(input: $input) { case { id ...CaseFields } }
  }
`);
const unlinkMutation = graphql(`
  mutation UnlinkCases($input: LinkedCasesInput!) {
    unlinkCases(input: $input) { case { id ...CaseFields } }
  }
`);

/** Cases that have something to do with this one. */
export function LinkedCases({ shown: { id, linkedCases } }: { readonly shown: CaseFieldsFragment }) {
  const mayModify = useMay("AlertModify");
  const [isChoosing, setChoosing] = useState(false);
  const [link] = useMutation(linkMutation);
  const [unlink] = useMutation(unlinkMutation);
  const [change] = useChange();
  const linkTo = (otherId: string) =>
    change("Unable to link the cases", () => link({ variables: { input: { id, otherId } } }));
  const unlinkFrom = (otherId: string) =>
    change("Unable to remove the link", () => unlink({ variables: { input: { id, otherId } } }));
  return (
    <Panel
      title={`Linked cases (${linkedCases.length})`}
      actions={
        mayModify ? (
          <Button variant="default" size="xs" leftSection={<IconLink size={14} />} onClick={() => setChoosing(true)}>
            Link case
          </Button>
        ) : undefined
      }
    >
      {linkedCases.length === 0 ? <p className={classes.quiet}>No linked cases.</p> : null}
      <ul className={classes.linked} aria-label="Linked cases">
        {linkedCases.map((one) => (
          <li key={one.id}>
            <SeverityBadge severity={one.severity} />
            <Link to="/cases/$caseId/" params={{ caseId: one.id }} className={classes.title} title={one.title}>
              {one.id}: {one.title}
            </Link>
            <CaseStatusText status={one.status} />
            {mayModify ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the link to case ${one.id}`}
                onClick={() => unlinkFrom(one.id)}
              >
                <IconX size={14} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {isChoosing ? (
        <Suspense>
          <ChooseCase
            title={`Link case ${id} to another case`}
            confirmLabel="Link case"
            excluded={new Set([id, ...linkedCases.map((one) => one.id)])}
            onChoose={linkTo}
            onClose={() => setChoosing(false)}
          >
            Each of them then shows the other one.
          </ChooseCase>
        </Suspense>
      ) : null}
    </Panel>
  );
}
