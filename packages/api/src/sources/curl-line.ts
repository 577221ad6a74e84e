import type { HttpAuth } from "@pharos/domain";
import { sharedSecretHeaderDefault, signatureHeaderDefault } from "./source-auth.ts";

const secretPlaceholder = "SECRET";
const filePlaceholder = "FILE";

/** Names the delivery by its content, so that sending the file a second time stores nothing twice. */
const keyOption = `-H "Idempotency-Key: $(openssl dgst -sha256 ${filePlaceholder} | sed 's/.* //')"`;

/** A shell command that posts a file to a source, ready to paste once SECRET and FILE are replaced. */
export function curlLine(auth: Omit<HttpAuth, "secret">, url: string, secret: string = secretPlaceholder): string {
  const credentials = credentialOptions(auth, secret);
  return ["curl --fail-with-body -sS", ...credentials, keyOption, `--data-binary @${filePlaceholder}`, quote(url)].join(
    " ",
  );
}

function credentialOptions(auth: Omit<HttpAuth, "secret">, secret: string): string[] {
  switch (auth.method) {
    case "None":
      return [];
    case "SharedSecret":
      return [`-H ${quote(`${auth.headerName ?? sharedSecretHeaderDefault}: ${secret}`)}`];
    case "Bearer":
      return [`-H ${quote(`Authorization: Bearer ${secret}`)}`];
    case "Basic":
      return [`-u ${quote(`${auth.username ?? ""}:${secret}`)}`];
    case "HMAC": {
      const algorithm = auth.algorithm ?? "sha256";
      // openssl prints "SHA2-256(FILE)= <hex>": the signature is what follows the last space.
      const signature = `$(openssl dgst -${algorithm} -hmac ${quote(secret)} ${filePlaceholder} | sed 's/.* //')`;
      return [`-H "${auth.headerName ?? signatureHeaderDefault}: ${algorithm}=${signature}"`];
    }
  }
}

/** A word that a POSIX shell reads as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
