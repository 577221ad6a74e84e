import { isScalar } from "yaml";
import type { FieldReader } from "../yaml/read-fields.ts";

/** A whole number of minutes; both bounds are allowed. */
export function minutes(min: number, max: number): FieldReader<number> {
  return (node, name, report) => {
    const value = isScalar(node) ? node.value : undefined;
    if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    report(`${name} must be a whole number of minutes from ${min} to ${max}`, node);
    return undefined;
  };
}
