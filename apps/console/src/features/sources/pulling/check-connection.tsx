import { useMutation } from "@apollo/client/react";
import { Button, Panel, StatusBadge } from "@pharos/ui";
import { IconSend } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { CheckPullConnectionInput, CheckPullConnectionMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./pulling.module.css";

const checkMutation = graphql(`
  mutation CheckPullConnection($input: CheckPullConnectionInput!) {
    checkPullConnection(input: $input) {
      checks {
        stream isHealthy message events
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

interface CheckConnectionProps {
  readonly input: CheckPullConnectionInput;
  /** The server found fault with the settings, and asked nobody. */
  readonly onRefused: (error: unknown) => void;
}

/** Asks the provider for one page of each stream, with the settings as they stand in the form. */
export function CheckConnection({ input, onRefused }: CheckConnectionProps) {
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
      setRefusal(errorText(error));
    }
  };
  return (
    <Panel title="Check connection">
      <div className={classes.check} aria-live="polite">
        <p className={classes.hint}>Asks for one page of each chosen stream. Nothing is stored.</p>
        <Button variant="default" leftSection={<IconSend size={15} />} loading={loading} onClick={run}>
          Check connection
        </Button>
        {refusal ? <span className={classes.problem}>Nothing was sent: {refusal}</span> : null}
        {checks?.map((one) => (
          <CheckResult key={one.stream} check={one} />
        ))}
      </div>
    </Panel>
  );
}

function CheckResult({ check: { stream, isHealthy, message, exchanges } }: { check: Check }) {
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
    </div>
  );
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
