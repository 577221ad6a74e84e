import { defineError } from "@pharos/domain";

export const sourceUnreachable = defineError(
  "packs.source_unreachable",
  "ServerError",
  (url: string, reason: string) => `Pharos could not reach ${url}: ${reason}. It tries again by itself.`,
);
export const tokenRefused = defineError(
  "packs.token_refused",
  "Forbidden",
  (host: string, said: string) =>
    `${host} refused the request (${said}). Enter a token that may read the repository, and check that it has not expired.`,
);
export const sourceNotThere = defineError(
  "packs.source_not_there",
  "NotFound",
  (url: string) =>
    `${url} was not found (404). Check the address; a private repository also needs a token that may read it.`,
);
export const rateLimited = defineError(
  "packs.rate_limited",
  "ServerError",
  (host: string, until: string) =>
    `${host} accepts no more requests for now${until}. Pharos tries again by itself; with a token more requests are accepted.`,
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
);
export const archiveTooLarge = defineError(
  "packs.archive_too_large",
  "TooLarge",
  (url: string, megabytes: number) => `${url} is larger than ${megabytes} MB. Release an archive with the packs alone.`,
);
export const archiveDamaged = defineError(
  "packs.archive_damaged",
  "InvalidInput",
  (url: string) => `${url} is not the archive that the release names: its checksum differs. Pharos did not take it.`,
);
export const signatureMissing = defineError(
  "packs.signature_missing",
  "Forbidden",
  (version: string) =>
    `The version ${version} is not signed. Release a .sig file beside its archive, or remove the public key of this source.`,
);
export const signatureWrong = defineError(
  "packs.signature_wrong",
  "Forbidden",
  (version: string) =>
    `The signature of the version ${version} does not match the public key of this source. Pharos did not take it.`,
);
export const publicKeyUnreadable = defineError(
  "packs.public_key_unreadable",
  "InvalidInput",
  () => "The public key could not be read. Paste it in PEM, beginning with -----BEGIN PUBLIC KEY-----.",
);
