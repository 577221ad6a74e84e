import { identityToken } from "./session.ts";

export interface Sending {
  /** Ends the request; the promise is rejected with an AbortError. */
  readonly signal: AbortSignal;
  /** Hears the percentage that was sent. */
  readonly onProgress: (percent: number) => void;
}

/**
 * Posts a file to a path of the server, with its name in the query. `fetch` tells no progress of what it sends.
 * Rejects with the server's own sentence.
 */
export async function sendFile<Answer>(path: string, file: File, { signal, onProgress }: Sending): Promise<Answer> {
  const token = await identityToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${path}?filename=${encodeURIComponent(file.name)}`);
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
