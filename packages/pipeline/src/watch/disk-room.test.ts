import { expect, test } from "vitest";
import { type DiskState, describeRoom, judgeRoom, type Volume } from "./disk-room.ts";

const gigabyte = 1024 ** 3;
const volume = (freeGb: number, totalGb: number, name = "data folder"): Volume => ({
  name,
  folder: "/data",
  freeBytes: freeGb * gigabyte,
  totalBytes: totalGb * gigabyte,
  isReadOnly: false,
});
const readOnly = (freeGb: number, totalGb: number) => ({ ...volume(freeGb, totalGb), isReadOnly: true });

test.each<[string, Volume[], DiskState, DiskState]>([
  ["room for years", [volume(400, 1000)], "enough", "enough"],
  ["less than three reserves", [volume(2.9, 1000)], "enough", "low"],
  ["less than the reserve of 1 GB", [volume(0.99, 1000)], "low", "full"],
  ["a small disk that is a tenth free", [volume(1, 10)], "enough", "low"],
  ["a small disk that is less than 5 % free", [volume(0.49, 10)], "low", "full"],
  ["a little more than the reserve, after it was full", [volume(1.2, 1000)], "full", "full"],
  ["a quarter more than the reserve, after it was full", [volume(1.25, 1000)], "full", "low"],
  ["a database on a disk of its own that is full", [volume(400, 1000), volume(0.5, 100, "database")], "low", "full"],
  ["a disk with room that takes no writes", [readOnly(400, 1000)], "enough", "readOnly"],
  ["a disk that takes no writes beside a full one", [volume(0.5, 100), readOnly(400, 1000)], "full", "readOnly"],
  ["a disk with little room that takes writes again", [volume(1.2, 1000)], "readOnly", "low"],
  ["nothing that is known", [], "full", "enough"],
])("%s: after %s", (_name, volumes, before, state) => {
  expect(judgeRoom(volumes, before).state).toBe(state);
});

test("names the disk that is worst off", () => {
  const { tightest } = judgeRoom([volume(5, 1000), volume(0.5, 5, "database")], "enough");
  expect(tightest && describeRoom(tightest)).toBe("512 MB of 5.0 GB are free on the disk of the database (/data)");
});
