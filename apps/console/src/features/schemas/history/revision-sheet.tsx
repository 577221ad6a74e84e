import { useMutation } from "@apollo/client/react";
import { Button, notify, Select, TextSkeleton, TimeText } from "@pharos/ui";
import { lazy, Suspense } from "react";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "../../../page/history.module.css";
import { saveSchemaMutation } from "../edit/operations.ts";
import type { Revision } from "./revisions-query.ts";

const CodeDiff = lazy(() => import("@pharos/ui/code-diff").then((m) => ({ default: m.CodeDiff })));

interface RevisionSheetProps {
  readonly name: string;
  /** The revision that is stored: a restore is refused when another one was saved since. */
  readonly current: number;
  readonly revisions: readonly Revision[];
  readonly shown: Revision;
  /** Undefined for the first revision, which is compared with an empty text. */
  readonly before: Revision | undefined;
  readonly mayRestore: boolean;
  readonly onCompare: (revision: number) => void;
  readonly onRestored: () => void;
}

/** One revision beside another. Restoring saves its text as a new revision. */
export function RevisionSheet(props: RevisionSheetProps) {
  const { name, current, revisions, shown, before, mayRestore, onCompare, onRestored } = props;
  const [save] = useMutation(saveSchemaMutation);
  const [run, isRunning] = useChange();
  const restore = async () => {
    const input = { name, spec: shown.spec, revision: current };
    if (!(await run(`Couldn't restore revision ${shown.revision}`, () => save({ variables: { input } })))) return;
    notify({ tone: "success", message: `Restored revision ${shown.revision} of ${name}` });
    onRestored();
  };
  const others = revisions.filter(({ revision }) => revision !== shown.revision);
  return (
    <div className={classes.sheet}>
      <div className={classes.actions}>
        <span>
          Saved by <strong>{shown.changedBy}</strong> <TimeText value={shown.at} />
        </span>
        {mayRestore ? (
          <Button variant="default" loading={isRunning} onClick={restore}>
            Restore revision {shown.revision}
          </Button>
        ) : null}
      </div>
      {others.length > 0 ? (
        <Select
          label="Compare with"
          allowDeselect={false}
          data={[
            ...(before ? [] : [{ value: "", label: "An empty schema" }]),
            ...others.map(({ revision }) => ({ value: String(revision), label: `Revision ${revision}` })),
          ]}
          value={String(before?.revision ?? "")}
          onChange={(value) => value && onCompare(Number(value))}
        />
      ) : null}
      {before?.spec === shown.spec ? (
        <p className={classes.quiet}>Both revisions have the same text</p>
      ) : (
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <CodeDiff before={before?.spec ?? ""} after={shown.spec} label={`Changes of ${name}`} />
        </Suspense>
      )}
    </div>
  );
}
