import { expect, test } from "vitest";
import { BodyReservation } from "./body-reservation.ts";

function counter() {
  const asked: number[] = [];
  const counts = { asked, bytes: 0 };
  const admit = (bytes: number) => {
    asked.push(bytes);
    counts.bytes += bytes;
    return () => {
      counts.bytes -= bytes;
    };
  };
  return { counts, admit };
}

test("an announced length is asked for once", () => {
  const { counts, admit } = counter();
  const reservation = new BodyReservation(admit);
  for (const bytes of [5_000_000, 65_536, 4_000_000, 5_000_000]) reservation.cover(bytes);
  expect(counts.asked).toEqual([5_000_000]);
});

test("an unknown length grows in steps, not with every piece", () => {
  const { counts, admit } = counter();
  const reservation = new BodyReservation(admit);
  for (let bytes = 65_536; bytes <= 2 * 1024 * 1024; bytes += 65_536) reservation.cover(bytes);
  expect(counts.asked).toEqual([65_536, 1024 * 1024, 1024 * 1024]);
});

test("everything leaves when the request ends", () => {
  const { counts, admit } = counter();
  {
    using reservation = new BodyReservation(admit);
    reservation.cover(10);
    reservation.cover(2_000_000);
  }
  expect(counts.bytes).toBe(0);
});
