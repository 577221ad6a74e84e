import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters that OWASP names first: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that email, or no password was set yet)
 * it does the same work and answers no, so that time tells nothing.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword("nobody");
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password);
  return isRight && passwordHash !== undefined;
}
