interface Administrator {
  readonly email: string;
  readonly password: string;
}

/** Adds a destination for the alerts of all rules to a running server. */
export async function addWebhookDestination(
  server: { readonly url: string },
  administrator: Administrator,
  webhookURL: string,
): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    const answer = await fetch(server.url + path, { ...init, body: JSON.stringify(body) });
    return (await answer.json()) as { readonly identityToken?: string; readonly errors?: unknown };
  };
  const { email, password } = administrator;
  const { identityToken } = await post("/auth/sign-in", { email, password }, { origin: server.url });
  const query = "mutation ($input: DestinationInput!) { addDestination(input: $input) { outputId } }";
  const input = {
    outputType: "customwebhook",
    displayName: "Tool",
    defaultForSeverity: ["INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL"],
    alertTypes: ["RULE"],
    logTypes: [],
    settings: { webhookURL, customHeaders: [] },
  };
  const body = { query, variables: { input } };
  const { errors } = await post("/internal/graphql", body, { authorization: `Bearer ${identityToken}` });
  if (errors) throw new Error(`No destination was added: ${JSON.stringify(errors)}`);
}
