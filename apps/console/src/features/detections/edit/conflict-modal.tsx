import { Button, FailedState, Modal, TextSkeleton, TimeText } from "@pharos/ui";
import { useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { Difference } from "./draft/find-differences.ts";
import type { EditedForm } from "./draft/use-kept-draft.ts";
import classes from "./editor.module.css";
import type { StoredVersion } from "./stored-version.ts";

interface ConflictModalProps<T> {
  /** "detection" */
  readonly noun: string;
  readonly edited: Pick<EditedForm<T>, "draft" | "rebase">;
  readonly findDifferences: (mine: T, theirs: T) => readonly Difference[];
  readonly readLatest: () => Promise<StoredVersion<T>>;
  readonly onClose: () => void;
}

/** Somebody else saved it meanwhile: both versions, member by member, and which one to go on with. */
export function ConflictModal<T>({ noun, edited, findDifferences, readLatest, onClose }: ConflictModalProps<T>) {
  const [theirs, setTheirs] = useState<StoredVersion<T>>();
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    readLatest().then(setTheirs, (error: unknown) => setFailure(errorText(error)));
  }, []);
  const take = (draft?: T) => {
    if (theirs) edited.rebase(theirs.draft, theirs.lastModified, draft);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size={960} title={`This ${noun} was changed`}>
      {failure ? <FailedState title="Couldn't load the other version" message={failure} /> : null}
      {theirs ? (
        <>
          <p className={classes.conflictText}>
            {theirs.by ?? "Somebody"} saved another version <TimeText value={theirs.lastModified} />. These members
            differ:
          </p>
          <div className={classes.conflict}>
            {findDifferences(edited.draft, theirs.draft).map(({ label, mine: own, theirs: other }) => (
              <section key={label}>
                <h3>{label}</h3>
                <div className={classes.versions}>
                  <Version title="Yours" text={own} />
                  <Version title="Saved" text={other} />
                </div>
              </section>
            ))}
          </div>
          <div className={classes.conflictButtons}>
            <Button variant="default" onClick={() => take(theirs.draft)}>
              Discard mine, use the saved version
            </Button>
            <Button onClick={() => take()}>Keep mine</Button>
          </div>
        </>
      ) : failure ? null : (
        <TextSkeleton lines={4} />
      )}
    </Modal>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text === "" ? "(empty)" : text}</pre>
    </div>
  );
}
