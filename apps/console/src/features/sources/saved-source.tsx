import { Panel } from "@pharos/ui";
import { IconCheck } from "@pharos/ui/icons";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { curlWithSecret } from "./curl-line.ts";
import classes from "./saved-source.module.css";
import { ShellLine } from "./shell-line.tsx";

const savedSource = graphql(`
  fragment SavedSource on HttpLogSource {
    integrationId
    integrationLabel
    ingestUrl
    curl
  }
`);

interface SavedSourceProps {
  readonly source: FragmentType<typeof savedSource>;
  /** Shown here and never again; undefined for a source without one. */
  readonly secret: string | undefined;
}

/** What a sender needs, at the one moment at which all of it is known. */
export function SavedSource(props: SavedSourceProps) {
  const { secret } = props;
  const source = readFragment(savedSource, props.source);
  return (
    <Panel
      title={
        <span className={classes.title}>
          <IconCheck size={16} aria-hidden /> {source.integrationLabel} is ready
        </span>
      }
    >
      <dl className={classes.facts}>
        <dt>Post to</dt>
        <dd>
          <ShellLine value={source.ingestUrl} label="Address" />
        </dd>
        {secret ? (
          <>
            <dt>Secret</dt>
            <dd>
              <ShellLine value={secret} label="Secret" />
              <p className={classes.warning} role="note">
                Copy it now: you will not see it again.
              </p>
            </dd>
          </>
        ) : null}
        <dt>Try it</dt>
        <dd>
          <ShellLine value={secret ? curlWithSecret(source.curl, secret) : source.curl} label="Command" />
          <p className={classes.hint}>
            Put the path of a log file in place of FILE. Compressed files (gzip, zstd) can be sent as they are with a
            Content-Encoding header.
          </p>
        </dd>
      </dl>
      <div className={classes.next}>
        <ButtonLink to="/configure/log-sources/$sourceId/" params={{ sourceId: source.integrationId }}>
          View source
        </ButtonLink>
        <ButtonLink to="/configure/log-sources/" variant="default">
          All log sources
        </ButtonLink>
      </div>
    </Panel>
  );
}
