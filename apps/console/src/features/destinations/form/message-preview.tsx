import { useQuery } from "@apollo/client/react";
import { Select, useDebouncedValue } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./destination-form.module.css";

const newestAlertsQuery = graphql(`
  query NewestAlerts($input: AlertsInput!) {
    alerts(input: $input) { edges { node { id title severity } } }
  }
`);
const previewQuery = graphql(`
  query PreviewMessage($input: PreviewMessageInput!) {
    previewMessage(input: $input) { title description titleProblem descriptionProblem }
  }
`);
const typingPauseMs = 300;
const alertsOffered = 25;
const testAlert = { value: "", label: "The test alert" };

interface Templates {
  readonly titleTemplate: string;
  readonly descriptionTemplate: string;
}

/** An alert of the reader's choice with the texts that the templates make, while they are typed. */
export function MessagePreview({ titleTemplate, descriptionTemplate }: Templates) {
  const mayReadAlerts = useMay("AlertRead");
  const [chosen, setChosen] = useState<string>();
  const [input] = useDebouncedValue(JSON.stringify({ titleTemplate, descriptionTemplate }), typingPauseMs);
  const newest = useQuery(newestAlertsQuery, {
    variables: { input: { pageSize: alertsOffered } },
    skip: !mayReadAlerts,
  });
  const alerts = newest.data?.alerts.edges.map(({ node }) => node) ?? [];
  const alertId = chosen ?? alerts[0]?.id ?? "";
  const templates: Templates = JSON.parse(input);
  const { data, previousData, error } = useQuery(previewQuery, {
    variables: { input: { ...templates, ...(alertId !== "" && { alertId }) } },
    fetchPolicy: "network-only",
    skip: mayReadAlerts && newest.loading,
  });
  const preview = (data ?? previousData)?.previewMessage;
  return (
    <section className={classes.preview} aria-label="Preview">
      <Select
        label="Preview with"
        data={[...alerts.map(({ id, title, severity }) => ({ value: id, label: `${severity}: ${title}` })), testAlert]}
        allowDeselect={false}
        searchable
        value={alertId}
        onChange={(id) => setChosen(id ?? "")}
      />
      <div className={classes.previewTexts} aria-live="polite">
        {error ? <span className={classes.problem}>{errorText(error)}</span> : null}
        {preview ? (
          <>
            <PreviewText text={preview.title} problem={preview.titleProblem} isTitle />
            <PreviewText text={preview.description} problem={preview.descriptionProblem} />
          </>
        ) : null}
      </div>
    </section>
  );
}

interface PreviewTextProps {
  readonly text: string;
  readonly problem: string | null | undefined;
  readonly isTitle?: boolean;
}

function PreviewText({ text, problem, isTitle = false }: PreviewTextProps) {
  const name = isTitle ? "Title" : "Description";
  if (problem) {
    return (
      <span className={classes.problem}>
        {name} template: {problem}
      </span>
    );
  }
  if (text === "") return <span className={classes.hint}>No {name.toLowerCase()}</span>;
  return isTitle ? <strong>{text}</strong> : <pre className={classes.previewText}>{text}</pre>;
}
