import { type BucketPrefix, matchPrefix } from "@pharos/domain";

interface ReadPrefixes {
  readonly prefixes: BucketPrefix[];
  readonly problem: string | undefined;
}

/**
 * Makes rows of what the command line says: `AWSLogs/=AWS.CloudTrail,AWS.VPCFlow`, log types of the whole bucket, and
 * excluded prefixes, each of which belongs to the longest prefix that it starts with.
 */
export function readPrefixes(
  given: readonly string[],
  logTypes: readonly string[],
  excluded: readonly string[],
): ReadPrefixes {
  const rows = given.map((text) => {
    const at = text.lastIndexOf("=");
    return {
      text,
      prefix: text.slice(0, at),
      logTypes:
        at < 0
          ? []
          : text
              .slice(at + 1)
              .split(",")
              .filter(Boolean),
    };
  });
  const bad = rows.find((row) => row.logTypes.length === 0);
  if (bad)
    return { prefixes: [], problem: `--prefix ${bad.text} must be a prefix, = and log types, such as logs/=AWS.ALB` };
  const all = [...rows, ...(logTypes.length > 0 ? [{ prefix: "", logTypes }] : [])];
  if (all.length === 0) return { prefixes: [], problem: "Give --log-type, or at least one --prefix" };
  const plain = all.map(({ prefix, logTypes: types }) => ({ prefix, logTypes: types, excludedPrefixes: [] }));
  const lost = excluded.find((one) => matchPrefix(plain, one) === undefined);
  if (lost !== undefined) return { prefixes: [], problem: `--exclude ${lost} starts with none of the prefixes` };
  const prefixes = plain.map((row) => ({
    ...row,
    excludedPrefixes: excluded.filter((one) => matchPrefix(plain, one) === row),
  }));
  return { prefixes, problem: undefined };
}
