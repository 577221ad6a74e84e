import type { RunningServer } from "./running-server.ts";

/** For `PHAROS_ADMIN_EMAIL` and `PHAROS_ADMIN_PASSWORD`. */
export const administrator = { email: "ada@example.com", password: "Lighthouse-keeper-7" };

/** Returns a token of the console's API. */
export async function signIn({ url }: RunningServer): Promise<string> {
  const response = await fetch(`${url}/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(administrator),
  });
  const { identityToken } = (await response.json()) as { identityToken?: string };
  if (!identityToken) throw new Error(`The sign-in was answered with ${response.status}`);
  return identityToken;
}
