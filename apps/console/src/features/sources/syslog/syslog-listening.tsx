import { FailedState, Panel, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SyslogListeningFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ShellLine } from "../shell-line.tsx";
import { senderLine } from "./sender-line.ts";
import classes from "./syslog-listening.module.css";

const syslogListening = graphql(`
  fragment SyslogListening on SyslogLogSource {
    enabled
    protocols
    port
    networks
    idleMinutes
    tls { subject fingerprint validTo clientCheck }
    listeners { process addresses connections problem lastError lastErrorAt lost }
  }
`);

const clientChecks = {
  NONE: "no certificate needed",
  AUTHORITIES: "certificates signed by an authority",
  FINGERPRINTS: "certificates by fingerprint",
} as const;

/** Where Pharos listens for a source, how it goes, and what a sender needs. */
export function SyslogListening(props: { readonly source: FragmentType<typeof syslogListening> }) {
  const source = readFragment(syslogListening, props.source);
  const { enabled, protocols, port, networks, idleMinutes, tls, listeners } = source;
  const problems = enabled ? problemsOf(source) : [];
  return (
    <Panel title="Syslog">
      <div className={classes.body}>
        {problems.map((problem) => (
          <FailedState key={problem} title="Pharos cannot listen" message={problem} />
        ))}
        <dl className={classes.facts}>
          <dt>Port</dt>
          <dd>
            {port} over {protocols.join(" and ")}
          </dd>
          <dt>Senders</dt>
          <dd>{networks.length > 0 ? networks.join(", ") : "Everyone who reaches the port"}</dd>
          <dt>Idle time</dt>
          <dd>{idleMinutes === 1 ? "1 minute" : `${idleMinutes} minutes`}</dd>
          {tls ? (
            <>
              <dt>Certificate</dt>
              <dd>
                {tls.subject}, valid until <TimeText value={tls.validTo} precision="minute" />; senders show:{" "}
                {clientChecks[tls.clientCheck]}
                <div className={classes.quiet}>SHA-256 {tls.fingerprint}</div>
              </dd>
            </>
          ) : null}
          <dt>rsyslog</dt>
          <dd>
            <ShellLine value={senderLine(protocols, port, location.hostname)} label="rsyslog configuration" />
          </dd>
        </dl>
        {listeners.length > 0 ? <ListenerTable listeners={listeners} /> : null}
      </div>
    </Panel>
  );
}

function problemsOf({ listeners }: SyslogListeningFragment): string[] {
  if (listeners.length === 0) {
    return ["No process of Pharos listens. One with the role collect begins within seconds of a change."];
  }
  return [...new Set(listeners.flatMap(({ problem }) => problem ?? []))];
}

function ListenerTable({ listeners }: Pick<SyslogListeningFragment, "listeners">) {
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">Listens on</th>
            <th scope="col">Connections</th>
            <th scope="col">Lost datagrams</th>
            <th scope="col">Last error</th>
          </tr>
        </thead>
        <tbody>
          {listeners.map(({ process, addresses, connections, lost, lastError, lastErrorAt }) => (
            <tr key={process}>
              <td>{process}</td>
              <td>{addresses.length > 0 ? addresses.join(", ") : "nothing"}</td>
              <td className={classes.number}>{connections.toLocaleString("en")}</td>
              <td className={classes.number} data-failed={lost > 0 || undefined}>
                {lost.toLocaleString("en")}
              </td>
              <td>
                {lastError ? (
                  <>
                    {lastError} {lastErrorAt ? <TimeText value={lastErrorAt} relative /> : null}
                  </>
                ) : (
                  <span className={classes.quiet}>none</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
