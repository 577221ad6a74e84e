import { defineError } from "@pharos/domain";

export const sourceUnreachable = defineError(
  "packs.source_unreachable",
  "ServerError",
  (url: string, reason: string) =>
    `Pharos could not reach ${url}: ${reason}. Check the address, and that the host is running.`,
);
export const tokenRefused = defineError(
  "packs.token_refused",
  "Forbidden",
  (host: string, said: string) =>
    `${host} refused the request (${said}). Enter a token that can read the repository, and check that it has not expired.`,
);
export const sourceNotThere = defineError(
  "packs.source_not_there",
  "NotFound",
  (url: string) =>
    `${url} was not found (404). Check the address; a private repository also needs a token that can read it.`,
);
export const rateLimited = defineError(
  "packs.rate_limited",
  "ServerError",
  (host: string, until: string) =>
    `${host} accepts no more requests for now${until}. Check for versions again later, or enter a token to be allowed more requests.`,
);
export const answerUnexpected = defineError(
  "packs.answer_unexpected",
  "ServerError",
  (url: string, said: string) => `${url} answered ${said}. Check that it is the address of a repository or an archive.`,
);
export const repositoryAddressWrong = defineError(
  "packs.repository_address_wrong",
  "InvalidInput",
  (url: string) =>
    `${url} is not the address of a repository. Write it as in the browser, such as https://github.com/owner/repository.`,
  "url",
);
export const archiveTooLarge = defineError(
  "packs.archive_too_large",
  "TooLarge",
  (url: string, megabytes: number) => `${url} is larger than ${megabytes} MB. Release an archive with the packs alone.`,
);
export const archiveDamaged = defineError(
  "packs.archive_damaged",
  "InvalidInput",
  (url: string) =>
    `${url} is not the archive that the release names: its checksum differs, so Pharos refused the archive.`,
);
export const signatureMissing = defineError(
  "packs.signature_missing",
  "Forbidden",
  () => "The archive is not signed. Publish a .sig file beside it, or remove the public key of this source.",
);
export const signatureWrong = defineError(
  "packs.signature_wrong",
  "Forbidden",
  () => "The signature of the archive does not match the public key of this source, so Pharos refused the archive.",
);
export const publicKeyUnreadable = defineError(
  "packs.public_key_unreadable",
  "InvalidInput",
  () => "The public key could not be read. Paste it in PEM, beginning with -----BEGIN PUBLIC KEY-----.",
  "publicKey",
);
