import { useApolloClient } from "@apollo/client/react";
import { Button, Loader, Menu, notify, TimeText } from "@pharos/ui";
import { IconPlus } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../../graphql/error-text.ts";
import { useMay } from "../../../../session/viewer.tsx";
import type { DetectionDraft, TestDraft } from "../draft/detection-draft.ts";
import { blankTest, testOfEvent } from "../draft/test-drafts.ts";
import classes from "../editor.module.css";
import { type AlertChoice, type EventObject, eventOfAlert, latestAlerts, latestEvent } from "./event-source.ts";

interface AddTestMenuProps {
  readonly draft: DetectionDraft;
  readonly isStored: boolean;
  readonly onAdd: (test: TestDraft) => void;
}

/** A new test: empty, with the newest event of the log types, or with the event of an alert. */
export function AddTestMenu({ draft, isStored, onAdd }: AddTestMenuProps) {
  const client = useApolloClient();
  const mayReadAlerts = useMay("AlertRead");
  const maySearch = useMay("DataAnalyticsRead");
  const [alerts, setAlerts] = useState<readonly AlertChoice[]>();
  const hasAlerts = draft.kind === "RULE" || draft.kind === "SCHEDULED_RULE";
  const load = () => {
    if (!mayReadAlerts || !hasAlerts) return;
    latestAlerts(client, draft, isStored).then(setAlerts, () => setAlerts([]));
  };
  const addEvent = async (read: () => Promise<EventObject | undefined>, missing: string) => {
    try {
      const event = await read();
      if (event) onAdd(testOfEvent(event, new Date()));
      else notify({ title: "No event found", message: missing, tone: "error" });
    } catch (error) {
      notify({ title: "Couldn't load the event", message: errorText(error), tone: "error" });
    }
  };
  return (
    <Menu position="bottom-end" width={360} onOpen={load}>
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />}>
          Add test
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAdd(blankTest(draft))}>Empty test</Menu.Item>
        {maySearch && draft.logTypes.length > 0 ? (
          <Menu.Item
            onClick={() =>
              addEvent(
                () => latestEvent(client, draft.logTypes, new Date()),
                "No event of these log types arrived within the last 7 days.",
              )
            }
          >
            Latest event of {draft.logTypes.length === 1 ? draft.logTypes[0] : "these log types"}
          </Menu.Item>
        ) : null}
        {mayReadAlerts && hasAlerts ? (
          <>
            <Menu.Divider />
            <Menu.Label>From an alert's event</Menu.Label>
            {alerts === undefined ? (
              <Menu.Label>
                <Loader size={14} />
              </Menu.Label>
            ) : alerts.length === 0 ? (
              <Menu.Label>No alerts yet</Menu.Label>
            ) : (
              alerts.map(({ id, title, createdAt }) => (
                <Menu.Item
                  key={id}
                  classNames={{ itemLabel: classes.alertLabel }}
                  title={title}
                  onClick={() => addEvent(() => eventOfAlert(client, id), "Retention has removed the alert's events.")}
                >
                  <span className={classes.alertTitle}>{title}</span>
                  <span className={classes.hint}>
                    <TimeText value={createdAt} />
                  </span>
                </Menu.Item>
              ))
            )}
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
