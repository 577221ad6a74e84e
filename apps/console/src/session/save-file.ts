import { saveBlob } from "./save-blob.ts";
import { identityToken } from "./session.ts";

/**
 * Hands a file of the server to the browser under a name, or under the one that the server gives it. Rejects with the
 * server's own sentence.
 */
export async function saveFile(path: string, name?: string): Promise<void> {
  const response = await fetch(path, { headers: { authorization: `Bearer ${await identityToken()}` } });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { readonly message?: string };
    throw new Error(body.message ?? `The server answered with status ${response.status}. Try again.`);
  }
  saveBlob(await response.blob(), name ?? nameIn(response.headers.get("content-disposition")) ?? "download");
}

const nameIn = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
