import { identityToken } from "../../../session/session.ts";

/** The difference that a file would make to the rows of a table. */
export interface FilePreview {
  readonly rows: number;
  readonly skippedRows: number;
  readonly columns: readonly string[];
  readonly newColumns: readonly string[];
  readonly goneColumns: readonly string[];
  readonly malformedCount: number;
  readonly malformedLines: readonly { readonly line: number; readonly reason: string }[];
  readonly keys?: {
    readonly newCount: number;
    readonly goneCount: number;
    readonly changedCount: number;
    readonly unchangedCount: number;
    readonly newKeys: readonly string[];
    readonly goneKeys: readonly string[];
    readonly changedKeys: readonly string[];
  };
}

interface Sending {
  /** Ends the request; the promise is rejected with an AbortError. */
  readonly signal: AbortSignal;
  /** Hears the percentage that was sent. */
  readonly onProgress: (percent: number) => void;
}

/** Sends the file to be compared with the rows that the table has; nothing is changed. */
export function sendForPreview(tableId: string, file: File, sending: Sending): Promise<FilePreview> {
  return send<FilePreview>(`${tableId}/preview`, file, sending);
}

/** Replaces the table's rows by the file's. */
export function sendRows(
  tableId: string,
  file: File,
  sending: Sending,
): Promise<{ readonly rows: number; readonly skippedRows: number }> {
  return send(`${tableId}/file`, file, sending);
}

/** `fetch` tells no progress of what it sends. */
async function send<Answer>(path: string, file: File, { signal, onProgress }: Sending): Promise<Answer> {
  const token = await identityToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/internal/lookup-tables/${path}?filename=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 100 : (loaded / total) * 100);
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (request.status === 200) resolve(answer as Answer);
      else reject(new Error(messageOf(answer) ?? `The server answered with status ${request.status}. Try again.`));
    };
    request.onerror = () =>
      reject(new Error("Couldn't reach the Pharos server. Check your connection, then try again."));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return undefined;
  return String(answer.message);
}
