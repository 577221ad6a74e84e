import {
  BlankBeforeZone,
  Cloudflare,
  Fraction,
  LetterBetween,
  NamedUtc,
  NamedZone,
  Pattern,
  Rfc3339,
  Slashes,
  Unix,
  UnixAuto,
  UnixMs,
  UnixNs,
  UnixUs,
  Zone,
} from "../../transcoder/timestamps/time-format.ts";

const named: Readonly<Record<string, number>> = {
  rfc3339: Rfc3339,
  unix: Unix,
  unix_ms: UnixMs,
  unix_us: UnixUs,
  unix_ns: UnixNs,
  unix_auto: UnixAuto,
  cloudflare: Cloudflare,
};

const pattern =
  /^(?:%F|%Y(?:-%m-|(?<slashes>\/%m\/))%d)(?: |(?<letter>T))(?:%T|%H:%M:%S)(?<fraction>\.%f)?(?:(?<blank> )?(?:(?<zone>%:?z)|(?<name>%Z))|(?<utc> \(UTC\)))?$/;

/** The number of a `timeFormat` in the row transcoder; undefined when only the general way knows the format. */
export function timeFormatNumber(format: string): number | undefined {
  if (Object.hasOwn(named, format)) return named[format];
  const parts = pattern.exec(format)?.groups;
  if (!parts) return undefined;
  let number = Pattern;
  if (parts.slashes) number |= Slashes;
  if (parts.letter) number |= LetterBetween;
  if (parts.fraction) number |= Fraction;
  if (parts.blank) number |= BlankBeforeZone;
  if (parts.zone) number |= Zone;
  if (parts.name) number |= NamedZone;
  if (parts.utc) number |= NamedUtc;
  return number;
}
