import { useMutation } from "@apollo/client/react";
import { Button, notify, TimeText } from "@pharos/ui";
import { CodeDiff } from "@pharos/ui/code-diff";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "../../../page/history.module.css";
import { findChangedFiles } from "./changed-files.ts";
import type { Change } from "./history-query.ts";

const restoreVersionMutation = graphql(`
  mutation RestoreDetectionVersion($input: RestoreDetectionVersionInput!) {
    restoreDetectionVersion(input: $input) { ... on DetectionEntity { id } }
  }
`);

interface ChangeSheetProps {
  readonly change: Change;
  /** Its later version is the detection as it is. */
  readonly isNewest: boolean;
  readonly mayModify: boolean;
  readonly onRestored: () => void;
}

export function ChangeSheet({ change, isNewest, mayModify, onRestored }: ChangeSheetProps) {
  const [restore] = useMutation(restoreVersionMutation);
  const [run, isRunning] = useChange();
  const restoreVersion = async (version: "BEFORE" | "AFTER") => {
    const isDone = await run("Couldn't restore this version", () =>
      restore({ variables: { input: { changeId: change.id, version } } }),
    );
    if (!isDone) return;
    notify({ tone: "success", message: "Restored the version" });
    onRestored();
  };
  const isOfPack = change.origin === "PACK" || change.origin === "PHAROS";
  const mayRestore = mayModify && !isOfPack;
  const files = findChangedFiles(change.before, change.after);
  return (
    <div className={classes.sheet}>
      <div className={classes.actions}>
        <TimeText value={change.at} />
        {mayRestore && change.before.length > 0 ? (
          <Button variant="default" loading={isRunning} onClick={() => restoreVersion("BEFORE")}>
            Restore the version before
          </Button>
        ) : null}
        {mayRestore && change.after.length > 0 && !isNewest ? (
          <Button variant="default" loading={isRunning} onClick={() => restoreVersion("AFTER")}>
            Restore the version after
          </Button>
        ) : null}
        {mayModify && isOfPack ? (
          <span className={classes.quiet}>The pack made this change. To take it back, switch or revert the pack.</span>
        ) : null}
      </div>
      {files.length === 0 ? <p className={classes.quiet}>Both versions have the same text</p> : null}
      {files.map(({ path, before, after }) => (
        <section key={path}>
          <h3 className={classes.path}>{path}</h3>
          <CodeDiff before={before} after={after} label={`Changes of ${path}`} />
        </section>
      ))}
    </div>
  );
}
