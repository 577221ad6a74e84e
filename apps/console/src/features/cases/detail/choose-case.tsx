import { useQuery } from "@apollo/client/react";
import {
  Button,
  FailedState,
  Group,
  Modal,
  Radio,
  SeverityBadge,
  Stack,
  TextInput,
  TextSkeleton,
  useDebouncedValue,
} from "@pharos/ui";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { CaseStatusText } from "../case-status-text.tsx";
import classes from "../cases.module.css";

const findCasesQuery = graphql(`
  query FindCases($input: CasesInput!) {
    cases(input: $input) { totalCount edges { node { id title severity status } } }
  }
`);

interface ChooseCaseProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** What is done to the chosen case. */
  readonly children: ReactNode;
  /** Cases that cannot be chosen. */
  readonly excluded: ReadonlySet<string>;
  /** Resolves to success; then the dialog closes. */
  readonly onChoose: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const typingMs = 250;
const shownMax = 20;

/** The latest cases whose title contains a text, of which one is chosen. */
export function ChooseCase({ title, confirmLabel, children, excluded, onChoose, onClose }: ChooseCaseProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const [isRunning, setRunning] = useState(false);
  const [typed] = useDebouncedValue(text.trim(), typingMs);
  const input = { pageSize: shownMax, ...(typed && { titleContains: typed }) };
  const { data, previousData, error, refetch } = useQuery(findCasesQuery, {
    variables: { input },
    fetchPolicy: "network-only",
  });
  const found = (data ?? previousData)?.cases;
  const cases = found?.edges.map(({ node }) => node).filter(({ id }) => !excluded.has(id));
  const submit = async () => {
    setRunning(true);
    if (await onChoose(chosen)) onClose();
    else setRunning(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      // The page behind has shortcuts of its own.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Stack gap="md">
        <span>{children}</span>
        <TextInput
          label="Find by title"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && !found ? (
          <FailedState title="Couldn't load the cases" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!found && !error ? <TextSkeleton lines={5} /> : null}
        {found && cases ? (
          <Radio.Group aria-label="Cases" value={chosen} onChange={setChosen}>
            <div className={classes.found}>
              {cases.length === 0 ? (
                <p className={classes.quiet}>
                  {typed ? "No other case has this in its title." : "There is no other case."}
                </p>
              ) : null}
              {cases.map(({ id, title: name, severity, status }) => (
                <Radio
                  key={id}
                  value={id}
                  label={
                    <span className={classes.choice}>
                      <SeverityBadge severity={severity} />
                      <span className={classes.name}>
                        {id}: {name}
                      </span>
                      <CaseStatusText status={status} />
                    </span>
                  }
                />
              ))}
              {found.totalCount > shownMax ? (
                <p className={classes.quiet}>The latest {shownMax} are shown. Type more of the title to find others.</p>
              ) : null}
            </div>
          </Radio.Group>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!cases?.some(({ id }) => id === chosen)} loading={isRunning} onClick={submit}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
