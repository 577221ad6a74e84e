import { useApolloClient } from "@apollo/client/react";
import { Anchor, formatTime, useTimeZone, zoneName } from "@pharos/ui";
import { downloadCsv, generateCsv } from "./csv-download.ts";

/** What a notification says of a file of all rows. */
export interface CsvNotification {
  readonly downloadId: string;
  readonly queryId: string;
  readonly createdAt: Date;
  readonly isFailed: boolean;
}

/** Files and their links are kept for so long (specification 1 §9). */
const keptMs = 12 * 3_600_000;

/** The file, while it is kept; then, or where it could not be made, another one. */
export function CsvLink({ downloadId, queryId, createdAt, isFailed }: CsvNotification) {
  const client = useApolloClient();
  const { zone } = useTimeZone();
  const until = new Date(createdAt.getTime() + keptMs);
  const isExpired = until <= new Date();
  if (isFailed || isExpired) {
    return (
      <Anchor inherit component="button" type="button" onClick={() => void generateCsv(client, queryId)}>
        {isFailed ? "Retry Generating CSV" : "Generate New CSV"}
      </Anchor>
    );
  }
  return (
    <>
      <Anchor inherit component="button" type="button" onClick={() => void downloadCsv(client, downloadId)}>
        Download CSV
      </Anchor>
      <span>
        until {formatTime(until, zone, "minute")} {zoneName(until, zone)}
      </span>
    </>
  );
}
