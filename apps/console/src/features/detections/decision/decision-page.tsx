import { useLazyQuery, useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, FailedState, Page, PageHeader, Panel, Textarea } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import classes from "./decision.module.css";
import { readDecisionSearch } from "./decision-search.ts";
import { DecisionTrail } from "./decision-trail.tsx";
import { StoredEventForm } from "./stored-event-form.tsx";

const route = getRouteApi("/shell/build/detections/rules/$ruleId/explain");

const explainQuery = graphql(`
  query ExplainDecision($input: ExplainDecisionInput!) {
    explainDecision(input: $input) {
      answer
      isMatch
      logType
      event
      steps { step verdict text mendAt alertId details { text holds value } }
    }
  }
`);

const skeletonPx = 240;
const rowsMin = 6;
const rowsMax = 18;

/** Why a rule did, or did not, raise an alert for an event: a stored one, by the address, or one that is pasted. */
export function DecisionPage() {
  const { ruleId } = route.useParams();
  const { logType, rowId, eventTime } = route.useSearch();
  const isStored = logType !== undefined && rowId !== undefined;
  const stored = useQuery(explainQuery, {
    variables: {
      input: { detectionId: ruleId, row: isStored ? { logType, rowId, eventTime: eventTime ?? null } : null },
    },
    skip: !isStored,
    fetchPolicy: "network-only",
  });
  const [explain, pasted] = useLazyQuery(explainQuery, { fetchPolicy: "network-only" });
  const [event, setEvent] = useState("");
  const [isPasted, setPasted] = useState(false);
  const change = useSearchChange(`/build/detections/rules/${encodeURIComponent(ruleId)}/explain/`, readDecisionSearch);
  const { data, error, loading } = isPasted ? pasted : stored;
  const submit = (form: FormEvent) => {
    form.preventDefault();
    setPasted(true);
    // What went wrong is shown below.
    void explain({ variables: { input: { detectionId: ruleId, event } } }).catch(() => undefined);
  };
  return (
    <Page>
      <PageHeader title="Why did it not fire?">
        <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId }}>
          {ruleId}
        </TextLink>
      </PageHeader>
      <Panel title="Event">
        <form className={classes.form} onSubmit={submit}>
          <Textarea
            label="A log as it was sent, or an event as Search shows it"
            placeholder='{"eventName": "ConsoleLogin"}'
            classNames={{ input: classes.code ?? "" }}
            autosize
            minRows={rowsMin}
            maxRows={rowsMax}
            value={event}
            onChange={({ currentTarget }) => setEvent(currentTarget.value)}
          />
          <Button type="submit" loading={pasted.loading} disabled={event.trim() === ""}>
            Explain event
          </Button>
        </form>
        <StoredEventForm
          key={`${logType} ${rowId}`}
          ruleId={ruleId}
          logType={logType}
          rowId={rowId}
          onExplain={(ofType, id) => {
            setPasted(false);
            change({ logType: ofType, rowId: id, eventTime: undefined });
          }}
        />
      </Panel>
      {loading ? <BlockSkeleton height={skeletonPx} /> : null}
      {error && !loading ? <FailedState title="Couldn't explain the event" message={errorText(error)} /> : null}
      {data && !loading ? <DecisionTrail ruleId={ruleId} trail={data.explainDecision} /> : null}
    </Page>
  );
}
