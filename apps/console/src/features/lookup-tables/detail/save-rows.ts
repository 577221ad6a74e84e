import { identityToken } from "../../../session/session.ts";

/** Hands all rows of the table to the browser as a CSV file. */
export async function saveRows({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  const response = await fetch(`/internal/lookup-tables/${id}/rows.csv`, {
    headers: { authorization: `Bearer ${await identityToken()}` },
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { readonly message?: string };
    throw new Error(body.message ?? `The server answered with status ${response.status}. Try again.`);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
