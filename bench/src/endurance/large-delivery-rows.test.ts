import { expect, test } from "vitest";
import { largeDeliveryRows } from "./large-delivery-rows.ts";
import { Measurements } from "./measurements.ts";

const megabyte = 1024 ** 2;
const memory = (engine: number) => new Map(Object.entries({ program: 400 * megabyte, engine: engine * megabyte }));

function missed(change: { readonly engine?: number; readonly mistakes?: readonly string[]; readonly waitMs?: number }) {
  const measurements = new Measurements();
  measurements.noteMs("other sources", change.waitMs ?? 50);
  const most = memory(change.engine ?? 600);
  const rows = largeDeliveryRows({
    body: { events: 1_000, unpackedBytes: 1024 * megabyte },
    atRest: memory(200),
    together: most,
    each: most,
    measurements,
    mistakes: change.mistakes ?? [],
  });
  return rows.filter(({ target, isReached }) => target !== "" && !isReached).map(({ what }) => what);
}

test.each([
  { change: {}, misses: [] },
  { change: { engine: 701 }, misses: ["memory of all processes above 600 MB at rest, most"] },
  { change: { mistakes: ["one row too many"] }, misses: ["acknowledged = in the ledger = in the lake"] },
  { change: { waitMs: 11_000 }, misses: ["acknowledgement of 1 small deliveries meanwhile, slowest"] },
])("misses exactly what was not reached: $misses", ({ change, misses }) => {
  expect(missed(change)).toEqual(misses);
});
