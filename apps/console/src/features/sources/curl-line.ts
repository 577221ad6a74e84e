const placeholder = "SECRET";

/**
 * The server's curl line with the secret in place of its placeholder. That is the last one: a header or a user may be
 * called the same, and stands before it. The secret is within single quotes, so its own are escaped for the shell.
 */
export function curlWithSecret(curl: string, secret: string): string {
  const at = curl.lastIndexOf(placeholder);
  if (at < 0) return curl;
  return curl.slice(0, at) + secret.replaceAll("'", `'\\''`) + curl.slice(at + placeholder.length);
}
