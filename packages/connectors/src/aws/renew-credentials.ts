import type { AwsCredentials } from "./sign-aws-request.ts";

export interface ExpiringCredentials extends AwsCredentials {
  /** Absent where they never expire. */
  readonly expiration?: Date;
}

/** Returns credentials to sign with. Throws CollectionFailure. */
export type FindCredentials = () => Promise<ExpiringCredentials>;

const renewEarlyMs = 5 * 60_000;

/**
 * Returns the credentials that were found last and finds new ones shortly before they expire, once for all that wait.
 * Credentials that are still valid are returned while no new ones can be found.
 */
export function renewCredentials(find: FindCredentials, clock: () => Date): FindCredentials {
  let held: ExpiringCredentials | undefined;
  let search: Promise<ExpiringCredentials> | undefined;
  const lifeMs = () => (held?.expiration?.getTime() ?? Number.POSITIVE_INFINITY) - clock().getTime();

  const renew = async () => {
    try {
      held = await find();
      return held;
    } catch (error) {
      if (held && lifeMs() > 0) return held;
      throw error;
    } finally {
      search = undefined;
    }
  };

  return async () => {
    if (held && lifeMs() > renewEarlyMs) return held;
    search ??= renew();
    return search;
  };
}
