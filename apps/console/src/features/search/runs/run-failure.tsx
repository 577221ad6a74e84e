import { Button, FailedState } from "@pharos/ui";
import type { CodeFix } from "@pharos/ui/code-editor";

interface RunFailureProps {
  readonly message: string;
  /** It was another text that failed. */
  readonly isStale: boolean;
  /** What may mend the text. */
  readonly fixes?: readonly CodeFix[] | undefined;
  readonly onFix?: ((fix: CodeFix) => void) | undefined;
  readonly onRetry: () => void;
}

export function RunFailure({ message, isStale, fixes = [], onFix, onRetry }: RunFailureProps) {
  const buttons = fixes.map((fix) => (
    <Button key={fix.title} variant="default" onClick={() => onFix?.(fix)}>
      {fix.title}
    </Button>
  ));
  return isStale ? (
    <FailedState title="Couldn't run the text before your changes" message={message} />
  ) : (
    <FailedState title="Couldn't run your query" message={message} action={buttons} onRetry={onRetry} />
  );
}
