import { notify } from "@pharos/ui";
import { CsvLink, type CsvNotification } from "./csv-link.tsx";
import classes from "./downloads.module.css";

const readyMs = 8000;
const failureMs = 5000;

const announced = new Set<string>();

/** Tells of a file once, whoever hears of it first: the search that waits for it, or the notification. */
export function announceCsv(csv: CsvNotification, failure: string): void {
  // The other one comes up to five seconds later, when somebody may have closed the snackbar, or it closed by itself.
  if (announced.has(csv.downloadId)) return;
  announced.add(csv.downloadId);
  notify({
    id: `csv-${csv.downloadId}`,
    title: csv.isFailed ? "There was an error generating your CSV" : "Your CSV is ready",
    message: (
      <>
        {csv.isFailed ? failure : null}
        <span className={classes.line}>
          <CsvLink {...csv} />
        </span>
      </>
    ),
    tone: csv.isFailed ? "error" : "success",
    durationMs: csv.isFailed ? failureMs : readyMs,
  });
}
