import { Button, TimeText } from "@pharos/ui";
import { CodeDiff } from "@pharos/ui/code-diff";
import type { GlobalHelperHistoryQuery } from "../../../graphql/generated/graphql.ts";
import { findChangedFiles } from "../../detections/index.ts";
import classes from "../code-items.module.css";

export type CodeChange = GlobalHelperHistoryQuery["globalHelperHistory"]["changes"][number];

interface CodeChangeSheetProps {
  readonly change: CodeChange;
  /** Its later version is the item as it is. */
  readonly isNewest: boolean;
  readonly mayModify: boolean;
  readonly onRestore: (version: "BEFORE" | "AFTER") => void;
}

export function CodeChangeSheet({ change, isNewest, mayModify, onRestore }: CodeChangeSheetProps) {
  const files = findChangedFiles(change.before, change.after);
  return (
    <div className={classes.sheet}>
      <div>
        <TimeText value={change.at} />{" "}
        {mayModify && change.before.length > 0 ? (
          <Button variant="default" onClick={() => onRestore("BEFORE")}>
            Restore the version before
          </Button>
        ) : null}{" "}
        {mayModify && change.after.length > 0 && !isNewest ? (
          <Button variant="default" onClick={() => onRestore("AFTER")}>
            Restore the version after
          </Button>
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
