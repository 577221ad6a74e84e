import { Button, FailedState } from "@pharos/ui";
import type { CodeFix } from "@pharos/ui/code-editor";
import type { AskedQuery } from "./use-asked-query.ts";

interface RunFailureProps {
  readonly asked: AskedQuery;
  readonly message: string;
  /** What may mend the text. */
  readonly fixes?: readonly CodeFix[] | undefined;
}

/** Why a text has no rows. */
export function RunFailure({ asked, message, fixes = [] }: RunFailureProps) {
  if (asked.isStale) return <FailedState title="Couldn't run the query from before your changes" message={message} />;
  if (asked.isListed(message)) {
    return <FailedState title="Couldn't run your query" message="Fix the errors above, then run again." />;
  }
  const buttons = fixes.map((fix) => (
    <Button key={fix.title} variant="default" onClick={() => asked.fix(fix)}>
      {fix.title}
    </Button>
  ));
  return <FailedState title="Couldn't run your query" message={message} action={buttons} onRetry={() => asked.ask()} />;
}
