import { expect, test } from "vitest";
import { announcementOf } from "./announcement.ts";

const started = { publicUrl: "http://pharos.test", token: "secret", isSafeMode: false, isDemo: true };
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

test("ends with the link, after everything that is to be known", () => {
  expect(linesOf(announcementOf({ ...started, isSafeMode: true }))).toEqual([
    expect.stringMatching(/^Safe mode: /),
    "Pharos is ready at http://pharos.test",
    expect.stringMatching(/^The demo writes its month of logs/),
    expect.stringMatching(/^Open this link/),
    "  http://pharos.test/first-admin/#token=secret",
  ]);
});

test("names the address alone where nothing else is to be done", () => {
  expect(linesOf(announcementOf({ ...started, token: undefined, isDemo: false }))).toEqual([
    "Pharos is ready at http://pharos.test",
  ]);
});
