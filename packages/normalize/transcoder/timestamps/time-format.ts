// Read by both sides: AssemblyScript compiles it in, TypeScript imports it.
export const Rfc3339 = 1;
export const Unix = 2;
export const UnixMs = 3;
export const UnixUs = 4;
export const UnixNs = 5;
export const UnixAuto = 6;
export const Cloudflare = 7;
/** A pattern: this, and what it has that `%Y-%m-%d %H:%M:%S` has not. */
export const Pattern = 64;
/** `%Y/%m/%d` */
export const Slashes = 1;
/** `T` between date and time */
export const LetterBetween = 2;
/** `.%f` */
export const Fraction = 4;
/** a blank before the zone */
export const BlankBeforeZone = 8;
/** `%z` */
export const Zone = 16;
/** ` (UTC)` at its end */
export const NamedUtc = 32;
/** `%Z` */
export const NamedZone = 128;
