import { useMutation } from "@apollo/client/react";
import { Button, Panel, StatusBadge } from "@pharos/ui";
import { IconSend } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import type { CheckPullConnectionInput, CheckPullConnectionMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./pulling.module.css";

const checkMutation = graphql(`
  mutation CheckPullConnection($input: CheckPullConnectionInput!) {
    checkPullConnection(input: $input) {
      checks {
        stream isHealthy message events
        samples { raw logType parsed failure }
        exchanges {
          method url requestBody status responseBody
          requestHeaders { name value }
          responseHeaders { name value }
        }
      }
    }
  }
`);
type Check = CheckPullConnectionMutation["checkPullConnection"]["checks"][number];
type Exchange = Check["exchanges"][number];
type Sample = Check["samples"][number];

interface CheckConnectionProps {
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly input: CheckPullConnectionInput;
  /** The server found fault with the settings and asked nobody, or did not get to the end. */
  readonly onRefused: (error: unknown) => void;
}

/** Asks the provider for one page of each stream, with the settings as they stand in the form. */
export function CheckConnection({
  title = "Check connection",
  isDisabled = false,
  input,
  onRefused,
}: CheckConnectionProps) {
  const [check, { loading }] = useMutation(checkMutation);
  const [checks, setChecks] = useState<readonly Check[]>();
  const [refusal, setRefusal] = useState<string>();
  const run = async () => {
    setChecks(undefined);
    setRefusal(undefined);
    try {
      const { data } = await check({ variables: { input } });
      setChecks(data?.checkPullConnection.checks);
    } catch (error) {
      onRefused(error);
      // Faults of fields are found before anything is sent; of other errors nobody knows when they occurred.
      const isOfFields = Object.keys(fieldErrorsOf(error)).length > 0;
      setRefusal(`${isOfFields ? "Nothing was sent" : "The check failed"}: ${errorText(error)}`);
    }
  };
  return (
    <Panel title={title}>
      <div className={classes.check} aria-live="polite">
        <p className={classes.hint}>Asks for one page of each chosen stream. Nothing is stored.</p>
        <Button
          variant="default"
          leftSection={<IconSend size={15} />}
          loading={loading}
          disabled={isDisabled}
          onClick={run}
        >
          {title}
        </Button>
        {refusal ? <span className={classes.problem}>{refusal}</span> : null}
        {checks?.map((one) => (
          <CheckResult key={one.stream} check={one} />
        ))}
      </div>
    </Panel>
  );
}

function CheckResult({ check: { stream, isHealthy, message, exchanges, samples } }: { check: Check }) {
  return (
    <div className={classes.result}>
      <StatusBadge tone={isHealthy ? "pass" : "fail"}>{stream}</StatusBadge>
      <p>{message}</p>
      {exchanges.map((exchange, at) => (
        // An answer never changes, so that its place is its key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <details key={at} className={classes.exchange}>
          <summary>
            {exchange.method} {exchange.url} <span>{exchange.status}</span>
          </summary>
          <pre>{requestText(exchange)}</pre>
          <pre>{responseText(exchange)}</pre>
        </details>
      ))}
      {samples.length > 0 ? <h3 className={classes.eventsTitle}>{eventsTitle(samples)}</h3> : null}
      {samples.map((sample, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SampleEvent key={at} sample={sample} />
      ))}
    </div>
  );
}

/** An event as it arrived, and the columns or the reason that its schema gives it. */
function SampleEvent({ sample: { raw, logType, parsed, failure } }: { sample: Sample }) {
  return (
    <details className={classes.exchange}>
      <summary>
        <StatusBadge tone={logType ? "pass" : "fail"}>{logType ?? "Not parsed"}</StatusBadge>{" "}
        {raw.slice(0, summaryLength)}
      </summary>
      {failure ? <p className={classes.problem}>{failure}</p> : null}
      <pre>{indentJson(raw)}</pre>
      {parsed ? <pre>{indentJson(parsed)}</pre> : null}
    </details>
  );
}

const summaryLength = 120;

function eventsTitle(samples: readonly Sample[]): string {
  const parsed = samples.filter(({ logType }) => logType).length;
  const count = samples.length === 1 ? "1 event" : `${samples.length} events`;
  return `${count}, ${parsed} parsed`;
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    // A long event is cut.
    return text;
  }
}

function requestText({ method, url, requestHeaders, requestBody }: Exchange): string {
  return [`${method} ${url}`, ...linesOf(requestHeaders), ...(requestBody ? ["", requestBody] : [])].join("\n");
}

function responseText({ status, responseHeaders, responseBody }: Exchange): string {
  return [`HTTP ${status}`, ...linesOf(responseHeaders), "", responseBody].join("\n");
}

function linesOf(headers: Exchange["requestHeaders"]): string[] {
  return headers.map(({ name, value }) => `${name}: ${value}`);
}
