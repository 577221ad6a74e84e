import { EmptyState, FailedState, Panel } from "@pharos/ui";
import { IconCheck } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import classes from "./upload.module.css";
import { byFile, failureOf } from "./upload-outcome.ts";
import { Counts, Problems, Working } from "./upload-parts.tsx";
import { useCheck, useUpload } from "./use-receipt.ts";

/** The result of an upload, or its progress. */
export function UploadOutcome({ receiptId }: { receiptId: string }) {
  const { upload, error, refetch } = useUpload(receiptId);
  if (error) {
    return <FailedState title="Couldn't load the upload" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!upload || upload.status === "NOT_PROCESSED") return <Working>Checking and storing the items…</Working>;
  if (upload.status === "FAILED" || !upload.result) {
    const { message, files } = failureOf(upload.error);
    return <Problems title={message || "The upload failed"} files={files} />;
  }
  return (
    <>
      <Panel title="Uploaded" flush actions={<UploadedLink />}>
        <Counts result={upload.result} />
      </Panel>
      <LeftOut issues={upload.result.leftOut} />
    </>
  );
}

interface CheckOutcomeProps {
  readonly receiptId: string;
  /** Offered when the check passed. */
  readonly action: ReactNode;
}

/** The result of a check, or its progress. */
export function CheckOutcome({ receiptId, action }: CheckOutcomeProps) {
  const { check, error, refetch } = useCheck(receiptId);
  if (error) {
    return <FailedState title="Couldn't load the check" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!check || check.status === "NOT_PROCESSED") return <Working>Checking the items and running their tests…</Working>;
  const issues = check.result?.issues ?? [];
  if (check.error !== "" || issues.length > 0) {
    const failure = failureOf(check.error);
    const files = issues.length > 0 ? byFile(issues) : failure.files;
    return <Problems title={failure.message || `Check failed: ${countOf(issues.length)}`} files={files} />;
  }
  return (
    <>
      <Panel>
        <EmptyState icon={<IconCheck size={32} stroke={1.25} />} title="Check passed">
          All items are valid and their tests pass. Nothing was stored.
        </EmptyState>
        {action ? <div className={classes.outcomeAction}>{action}</div> : null}
      </Panel>
      <LeftOut issues={check.result?.leftOut ?? []} />
    </>
  );
}

/** The latest changes come first, which are those of the upload. */
function UploadedLink() {
  return (
    <TextLink to="/build/detections/" search={{ sortBy: "lastModified" }}>
      View detections
    </TextLink>
  );
}

/** Items that Pharos does not support, with the reasons. */
function LeftOut({ issues }: { issues: Parameters<typeof byFile>[0] }) {
  if (issues.length === 0) return null;
  return <Problems title={`Skipped: not supported (${issues.length})`} files={byFile(issues)} />;
}

function countOf(problems: number): string {
  return `${problems.toLocaleString("en")} ${problems === 1 ? "problem" : "problems"}`;
}
