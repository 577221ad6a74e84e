import { notify } from "@pharos/ui";
import { CsvLink, type CsvNotification } from "./csv-link.tsx";
import classes from "./downloads.module.css";

const readyMs = 8000;
const failureMs = 5000;

/** Tells of a file once, whoever hears of it first: the search that waits for it, or the notification. */
export function announceCsv(csv: CsvNotification, failure: string): void {
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
