import { useQuery } from "@apollo/client/react";
import { Select, useDebouncedValue } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { PreviewMessageQuery } from "../../../graphql/generated/graphql.ts";
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
    previewMessage(input: $input) {
      title
      description
      titleProblem
      descriptionProblem
      message { text lengthOmitted cutParts }
    }
  }
`);
const typingPauseMs = 300;
const alertsOffered = 25;
const testAlert = { value: "", label: "The test alert" };

interface Templates {
  readonly titleTemplate: string;
  readonly descriptionTemplate: string;
}

/** A destination, saved or not, with settings as they stand in its form. */
export interface MessageTarget {
  readonly outputId?: string;
  readonly outputType?: string;
  readonly settings: Readonly<Record<string, unknown>> | undefined;
}

interface MessagePreviewProps extends Templates {
  readonly target: MessageTarget;
}

/** An alert of the reader's choice as the tool gets it, with the texts that the templates make, while they are typed. */
export function MessagePreview({ titleTemplate, descriptionTemplate, target }: MessagePreviewProps) {
  const mayReadAlerts = useMay("AlertRead");
  const [chosen, setChosen] = useState<string>();
  const [input] = useDebouncedValue(JSON.stringify({ titleTemplate, descriptionTemplate, ...target }), typingPauseMs);
  const newest = useQuery(newestAlertsQuery, {
    variables: { input: { pageSize: alertsOffered } },
    skip: !mayReadAlerts,
  });
  const alerts = newest.data?.alerts.edges.map(({ node }) => node) ?? [];
  const alertId = chosen ?? alerts[0]?.id ?? "";
  const typed: Templates & MessageTarget = JSON.parse(input);
  const { data, previousData, error } = useQuery(previewQuery, {
    variables: { input: { ...typed, ...(alertId !== "" && { alertId }) } },
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
      {preview ? <WholeMessage preview={preview} /> : null}
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
  return (
    <>
      {problem ? (
        <span className={classes.problem}>
          {name} template: {problem} The alert's own {name.toLowerCase()} is sent instead.
        </span>
      ) : null}
      <MadeText text={text} name={name} isTitle={isTitle} />
    </>
  );
}

function MadeText({ text, name, isTitle }: { text: string; name: string; isTitle: boolean }) {
  if (text === "") return <span className={classes.hint}>No {name.toLowerCase()}</span>;
  if (isTitle) return <strong>{text}</strong>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <pre className={classes.previewText} tabIndex={0}>
      {text}
    </pre>
  );
}

/** What the tool gets, with nothing left out but secrets. */
function WholeMessage({ preview: { message } }: { readonly preview: PreviewMessageQuery["previewMessage"] }) {
  // The form says of each field what is wrong with it.
  if (!message) return <span className={classes.hint}>Complete the connection to see the whole message.</span>;
  const { text, lengthOmitted, cutParts } = message;
  return (
    <div className={classes.wholeMessage}>
      <span className={classes.wholeMessageLabel}>Whole message</span>
      {cutParts.length > 0 ? (
        <span role="status" className={classes.problem}>
          Longer than the tool takes, and cut: {cutParts.join(", ")}.
        </span>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.message} tabIndex={0} aria-label="Whole message">
        <pre>{text}</pre>
      </section>
      {lengthOmitted > 0 ? (
        <span className={classes.hint}>{lengthOmitted.toLocaleString("en")} more characters are sent.</span>
      ) : null}
    </div>
  );
}
