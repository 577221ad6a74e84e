import type { ValueSchema } from "@pharos/domain";
import { isCidrOfFamily, isIpOfFamily } from "../indicators/ip-address.ts";

type Validate = NonNullable<ValueSchema["validate"]>;

/** The `validate` part of a string field as one function; `allow` has precedence over `deny`. */
export function valueCheck(validate: Validate): (value: string) => boolean {
  const checks: ((value: string) => boolean)[] = [];
  const { allow, deny, allowContains, denyContains, ip, cidr } = validate;
  if (allow) {
    const allowed = new Set(allow);
    checks.push((value) => allowed.has(value));
  } else if (deny) {
    const denied = new Set(deny);
    checks.push((value) => !denied.has(value));
  }
  if (allowContains) checks.push((value) => allowContains.some((part) => value.includes(part)));
  if (denyContains) checks.push((value) => !denyContains.some((part) => value.includes(part)));
  if (ip) checks.push((value) => isIpOfFamily(value, ip));
  if (cidr) checks.push((value) => isCidrOfFamily(value, cidr));
  const [only] = checks;
  return only && checks.length === 1 ? only : (value) => checks.every((check) => check(value));
}
