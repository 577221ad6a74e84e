import { EmptyState, FailedState, Panel } from "@pharos/ui";
import { IconCheck } from "@pharos/ui/icons";
import { errorText } from "../../../graphql/error-text.ts";
import { byFile, failureOf } from "./upload-outcome.ts";
import { Counts, Problems, Working } from "./upload-parts.tsx";
import { useCheck, useUpload } from "./use-receipt.ts";

/** What became of an upload, or that it is still under way. */
export function UploadOutcome({ receiptId }: { receiptId: string }) {
  const { upload, error, refetch } = useUpload(receiptId);
  if (error) {
    return <FailedState title="Couldn't load the upload" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!upload || upload.status === "NOT_PROCESSED") return <Working>Checking every item, then storing them…</Working>;
  if (upload.status === "FAILED" || !upload.result) {
    const { message, files } = failureOf(upload.error);
    return <Problems title={message || "The upload failed"} files={files} />;
  }
  return (
    <>
      <Panel title="Uploaded" flush>
        <Counts result={upload.result} />
      </Panel>
      <LeftOut issues={upload.result.leftOut} />
    </>
  );
}

/** What a check found, or that it is still under way. */
export function CheckOutcome({ receiptId }: { receiptId: string }) {
  const { check, error, refetch } = useCheck(receiptId);
  if (error) {
    return <FailedState title="Couldn't load the check" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!check || check.status === "NOT_PROCESSED") return <Working>Checking every item…</Working>;
  const issues = check.result?.issues ?? [];
  if (check.error !== "" || issues.length > 0) {
    const failure = failureOf(check.error);
    const files = issues.length > 0 ? byFile(issues) : failure.files;
    return <Problems title={failure.message || countOf(issues.length)} files={files} />;
  }
  return (
    <>
      <Panel>
        <EmptyState icon={<IconCheck size={32} stroke={1.25} />} title="Everything is in order">
          Nothing was stored: this was a check.
        </EmptyState>
      </Panel>
      <LeftOut issues={check.result?.leftOut ?? []} />
    </>
  );
}

/** What Pharos cannot do, with the reasons: nothing goes missing in silence. */
function LeftOut({ issues }: { issues: Parameters<typeof byFile>[0] }) {
  if (issues.length === 0) return null;
  return <Problems title={`Left out, because Pharos cannot do it (${issues.length})`} files={byFile(issues)} />;
}

function countOf(problems: number): string {
  return `${problems.toLocaleString("en")} ${problems === 1 ? "problem" : "problems"}`;
}
