import { useQuery } from "@apollo/client/react";
import {
  Button,
  Checkbox,
  FailedState,
  Group,
  Modal,
  SeverityBadge,
  Stack,
  TextInput,
  TextSkeleton,
  TimeText,
  useDebouncedValue,
} from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../cases.module.css";
import { useAddAlerts } from "./use-add-alerts.ts";

const findAlertsQuery = graphql(`
  query FindAlerts($input: AlertsInput!) {
    alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }
  }
`);

interface FindAlertsProps {
  readonly caseId: string;
  /** The alerts that the case has already. */
  readonly present: ReadonlySet<string>;
  readonly onClose: () => void;
}

const typingMs = 250;
const shownMax = 20;

/** The latest alerts whose title contains a text, to be added to the case. */
export function FindAlerts({ caseId, present, onClose }: FindAlertsProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [typed] = useDebouncedValue(text.trim(), typingMs);
  const input = { pageSize: shownMax, ...(typed && { nameContains: typed }) };
  const { data, previousData, error, refetch } = useQuery(findAlertsQuery, { variables: { input } });
  const add = useAddAlerts(caseId);
  const found = (data ?? previousData)?.alerts;
  const submit = async () => {
    setRunning(true);
    if (await add(chosen)) onClose();
    else setRunning(false);
  };
  return (
    <Modal opened onClose={onClose} title="Add alerts" size="xl">
      <Stack gap="md">
        <TextInput
          label="Find by title"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && !found ? (
          <FailedState title="Couldn't load the alerts" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!found && !error ? <TextSkeleton lines={5} /> : null}
        {found ? (
          <div className={classes.found}>
            {found.edges.length === 0 ? <p className={classes.quiet}>No alert has this in its title.</p> : null}
            {found.edges.map(({ node: { id, title, severity, createdAt } }) => (
              <Checkbox
                key={id}
                disabled={present.has(id)}
                checked={present.has(id) || chosen.includes(id)}
                onChange={(event) =>
                  setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
                label={
                  <span className={classes.choice}>
                    <SeverityBadge severity={severity} />
                    <span>{title}</span>
                    <span className={classes.quiet}>
                      <TimeText value={createdAt} />
                    </span>
                  </span>
                }
              />
            ))}
            {found.totalCount > shownMax ? (
              <p className={classes.quiet}>The latest {shownMax} are shown. Type more of the title to find others.</p>
            ) : null}
          </div>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} loading={isRunning} onClick={submit}>
            {chosen.length > 1 ? `Add ${chosen.length} alerts` : "Add alert"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
