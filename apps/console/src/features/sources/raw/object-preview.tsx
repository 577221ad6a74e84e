import { Button, EmptyState, FailedState, TextInput, TextSkeleton } from "@pharos/ui";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "./raw.module.css";
import { RawEvents, type RawRow } from "./raw-events.tsx";

interface ObjectPreviewProps {
  /** Reads the first objects whose keys begin with the prefix. */
  readonly ask: (prefix: string) => Promise<readonly RawRow[] | undefined>;
  /** What else is chosen before objects are read. */
  readonly children?: ReactNode;
}

interface Answer {
  readonly isLoading?: boolean;
  readonly rows?: readonly RawRow[] | undefined;
  readonly problem?: string;
}

/** The first objects of a bucket under a prefix, read now, with what would become of their records. */
export function ObjectPreview({ ask, children }: ObjectPreviewProps) {
  const [prefix, setPrefix] = useState("");
  const [answer, setAnswer] = useState<Answer>({});
  const preview = async () => {
    setAnswer({ isLoading: true });
    try {
      setAnswer({ rows: await ask(prefix.trim()) });
    } catch (error) {
      setAnswer({ problem: errorText(error) });
    }
  };
  return (
    <>
      <div className={classes.preview}>
        <TextInput
          label="Prefix to preview"
          placeholder="Any"
          autoComplete="off"
          value={prefix}
          onChange={(event) => setPrefix(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It may stand within the form of a source.
            event.preventDefault();
            void preview();
          }}
        />
        {children}
        <Button variant="default" loading={answer.isLoading === true} onClick={preview}>
          Preview objects
        </Button>
      </div>
      <PreviewAnswer answer={answer} onRetry={preview} />
    </>
  );
}

function PreviewAnswer({ answer, onRetry }: { readonly answer: Answer; readonly onRetry: () => void }) {
  const { isLoading = false, rows, problem } = answer;
  if (isLoading)
    return (
      <div className={classes.waiting}>
        <TextSkeleton lines={8} />
      </div>
    );
  if (problem !== undefined)
    return <FailedState title="Couldn't preview the objects" message={problem} onRetry={onRetry} />;
  if (!rows)
    return (
      <EmptyState title="Preview objects before they are stored">
        Pharos reads the first five objects under a prefix and shows their records with the log type that each would
        get, or the reason why it fits no schema. Nothing is stored.
      </EmptyState>
    );
  if (rows.length === 0)
    return <EmptyState title="No objects found">No key in the bucket starts with this prefix.</EmptyState>;
  return <RawEvents rows={rows} />;
}
