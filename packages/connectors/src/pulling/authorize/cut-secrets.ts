const shown = "•••";
/** Shorter texts would be cut out of words that have nothing to do with them. */
const secretLengthMin = 4;

/** Returns a function that cuts secrets out of a text, in every form in which a request may carry them. */
export function createSecretCutter(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= secretLengthMin)
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, shown), text);
}

const secretHeaders = new Set([
  "authorization",
  "cookie",
  "set-cookie",
  "x-api-key",
  "api-key",
  "private-token",
  "proxy-authorization",
]);

/** Headers that carry secrets in forms of their own, such as signatures, are cut as a whole. */
export function cutHeaders(
  headers: Iterable<readonly [string, string]>,
  cut: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secretHeaders.has(name.toLowerCase()) ? shown : cut(value)]),
  );
}
