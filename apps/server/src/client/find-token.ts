import { ConfigurationError } from "../configuration/configuration.ts";
import { readSecretFile } from "../configuration/secret-file.ts";

export interface TokenSources {
  readonly token?: string | undefined;
  readonly tokenFile?: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The API token for another host: the command line wins over the environment.
 * @param warn is given a sentence where other users of this machine can see the token
 * @throws ConfigurationError for two tokens, and for a file that is no place for one
 */
export function findToken(
  { token, tokenFile, environment }: TokenSources,
  warn: (message: string) => void,
): string | undefined {
  if (token !== undefined && tokenFile !== undefined)
    throw new ConfigurationError(["--token and --token-file exclude each other: give only one"]);
  if (token !== undefined) {
    warn("Every user of this machine can read --token in the process list. Use PHAROS_TOKEN or --token-file instead.");
    return token;
  }
  if (tokenFile !== undefined) return readSecretFile(tokenFile, "--token-file");
  const { PHAROS_TOKEN: variable, PHAROS_TOKEN_FILE: file } = environment;
  if (variable && file)
    throw new ConfigurationError(["PHAROS_TOKEN and PHAROS_TOKEN_FILE exclude each other: give only one"]);
  return file ? readSecretFile(file, "PHAROS_TOKEN_FILE") : variable || undefined;
}
