import { CopyButton, Facts, Page, PageHeader, Panel, StatusBadge } from "@pharos/ui";
import { IconExternalLink } from "@pharos/ui/icons";
import { useAppConfig } from "../../session/viewer.tsx";
import classes from "./support.module.css";
import { type PartState, type Readiness, useReadiness } from "./use-readiness.ts";

/** The version and health of this installation, and how to report a problem. */
export function SupportPage() {
  const { version, commit, dataLakeType, processedDataBucketRetentionDays, publicHTTPIngestDomain } = useAppConfig();
  const versionText = commit ? `${version} (${commit})` : version;
  return (
    <Page kind="reading">
      <PageHeader title="Support" />
      <div className={classes.grid}>
        <Panel
          title="This installation"
          actions={<CopyButton label="Copy the version" value={`Pharos ${versionText}`} />}
        >
          <Facts
            items={[
              ["Version", versionText],
              ["Data lake", dataLakeType],
              ["Retention", `${processedDataBucketRetentionDays.toLocaleString("en")} days`],
              ["Ingest URL", publicHTTPIngestDomain],
            ]}
          />
        </Panel>
        <Panel title="Health">
          <Health readiness={useReadiness()} />
        </Panel>
        <Panel title="Report a problem">
          <ol className={classes.steps}>
            <li>Note what you did, what you expected and what happened instead. A picture of the screen helps.</li>
            <li>
              Add the version, and what <code>pharos config</code> prints on the server: secrets are hidden in it.
            </li>
            <li>
              Add the lines of the server's log from that time. With <code>PHAROS_LOG_LEVEL=debug</code> it says more.
            </li>
            <li>Send it to whoever runs this installation, or open an issue where Pharos was installed from.</li>
          </ol>
          <p className={classes.note}>
            Report security vulnerabilities to the maintainers in private, not in an issue.
          </p>
        </Panel>
        <Panel title="Diagnostics">
          <ul className={classes.places}>
            <Place href="/docs/" title="Documentation">
              How Pharos works and what it is made of.
            </Place>
            <Place href="/healthz" title="Health">
              Liveness check for a load balancer.
            </Place>
            <Place href="/readyz" title="Readiness">
              Checks the database and the data lake as well.
            </Place>
            <li>
              <strong>Metrics</strong>
              <p>
                Requests, events and memory for Prometheus at <code>/metrics</code>. Send an API token with SummaryRead
                as the bearer token.
              </p>
            </li>
            <li>
              <strong>Logs</strong>
              <p>
                One JSON object a line on the standard error of <code>pharos start</code>, wherever your service manager
                puts that.
              </p>
            </li>
          </ul>
        </Panel>
      </div>
    </Page>
  );
}

function Place({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        {title}
        <IconExternalLink size={14} aria-hidden />
      </a>
      <p>{children}</p>
    </li>
  );
}

function Health({ readiness }: { readiness: Readiness }) {
  const answers = readiness.kind === "answered";
  return (
    <Facts
      items={[
        ["Server", <Part key="server" state={partOf(readiness, answers ? "ok" : "unreachable")} />],
        ["Database", <Part key="store" state={partOf(readiness, answers ? readiness.store : "unreachable")} />],
        ["Data lake", <Part key="lake" state={partOf(readiness, answers ? readiness.lake : "unreachable")} />],
      ]}
    />
  );
}

const partOf = ({ kind }: Readiness, state: PartState): PartState | undefined =>
  kind === "asking" ? undefined : state;

function Part({ state }: { state: PartState | undefined }) {
  if (state === undefined) return <StatusBadge tone="neutral">Checking…</StatusBadge>;
  if (state === "opening") return <StatusBadge tone="active">Opening</StatusBadge>;
  return state === "ok" ? (
    <StatusBadge tone="pass">Healthy</StatusBadge>
  ) : (
    <StatusBadge tone="fail">Not responding</StatusBadge>
  );
}
