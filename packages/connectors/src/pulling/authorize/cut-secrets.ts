const shown = "•••";
/** Shorter texts would be cut out of words that have nothing to do with them. */
const secretLengthMin = 4;
const linesMax = 100;

/** Returns a function that cuts secrets out of a text, in every form in which a request or an echo may carry them. */
export function createSecretCutter(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= secretLengthMin)
    .flatMap((secret) => [...listForms(secret), ...listLines(secret)]);
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, shown), text);
}

/** The lines of a key: a message may quote no more than one. */
function listLines(secret: string): string[] {
  const lines = secret.split(/\\n|[\r\n]+/).map((line) => line.trim());
  return lines.length === 1 ? [] : lines.filter(({ length }) => length >= secretLengthMin).slice(0, linesMax);
}

function listForms(secret: string): string[] {
  const inQuery = new URLSearchParams({ "": secret }).toString().slice(1);
  const inPath = encodeURIComponent(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    secret.replace(/\s+/g, " "),
    inQuery,
    // Requests write a space so.
    inQuery.replaceAll("+", "%20"),
    inPath,
    inPath.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    inJson,
    inJson.replaceAll("/", "\\/"),
  ];
}

const secretHeaders = new Set([
  "authorization",
  "cookie",
  "set-cookie",
  "x-api-key",
  "x-amz-security-token",
  "api-key",
  "private-token",
  "proxy-authorization",
]);

const shownHeaders = 50;
const shownHeaderLength = 500;

/** Headers that carry secrets in forms of their own, such as signatures, are cut as a whole. */
export function cutHeaders(
  headers: Iterable<readonly [string, string]>,
  cut: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    [...headers]
      .slice(0, shownHeaders)
      .map(([name, value]) => [
        name,
        secretHeaders.has(name.toLowerCase()) ? shown : cut(value).slice(0, shownHeaderLength),
      ]),
  );
}
