const charactersMax = 300;

/** The message in the body of an error, as the end of a sentence: `: model is overloaded`; empty without one. */
export function providerMessage(body: string): string {
  const message = (messageIn(body) ?? "").replace(/\s+/g, " ").trim();
  if (message === "") return "";
  return `: ${message.length > charactersMax ? `${message.slice(0, charactersMax)}…` : message}`;
}

/** Services differ: `{"error":{"message":…}}`, `{"error":…}`, `{"message":…}`, `{"detail":…}`. A page is no message. */
function messageIn(body: string): string | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return body.trimStart().startsWith("<") ? undefined : body;
  }
  const { error, message, detail } = Object(answer);
  return [error?.message, error, message, detail].find((text) => typeof text === "string");
}
