import { Button, EmptyState } from "@pharos/ui";
import { IconListSearch } from "@pharos/ui/icons";
import { ButtonLink } from "../../routing/button-link.tsx";
import { useMay } from "../../session/viewer.tsx";

/** In the place of rows, where no source has sent anything that the reader may see. */
export function NoLogsYet() {
  const maySeeSources = useMay("LogSourceRead");
  return (
    <EmptyState
      icon={<IconListSearch size={36} stroke={1.25} />}
      title="No logs yet"
      action={
        <>
          {maySeeSources ? <ButtonLink to="/configure/log-sources/">Log sources</ButtonLink> : null}
          <Button variant="default" component="a" href="/docs/first-log/" target="_blank" rel="noreferrer">
            How to send the first log
          </Button>
        </>
      }
    >
      Search finds events from your log sources. The first ones appear here as soon as they arrive.
    </EmptyState>
  );
}
