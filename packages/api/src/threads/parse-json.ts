import { defineError } from "@pharos/domain";

const valuesMax = 30_000;
const depthMax = 100;

const bodyNotJson = defineError("request.not_json", "InvalidInput", () => "The body is not JSON");
const bodyTooManyValues = defineError(
  "request.too_many_values",
  "TooLarge",
  () => `The body has more than ${valuesMax} values; send them in parts`,
);
const bodyTooDeep = defineError(
  "request.too_deep",
  "TooLarge",
  () => `The body is nested more than ${depthMax} levels deep`,
);

/** The value of a body; long texts are allowed, but not values without end. @throws PharosError */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw bodyNotJson();
  }
  checkSize(value);
  return value;
}

function checkSize(value: unknown): void {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > depthMax) throw bodyTooDeep();
    values += level.length;
    if (values > valuesMax) throw bodyTooManyValues();
    level = level.flatMap((one) => (one !== null && typeof one === "object" ? Object.values(one) : []));
  }
}
