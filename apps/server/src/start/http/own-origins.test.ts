import { expect, test } from "vitest";
import { localAddresses, originAt, ownOrigins } from "./own-origins.ts";

const loopback = ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"];
const lan = ["192.0.2.10", "2001:db8::1", "pharos-1"];

test.each([
  { name: "loopback", publicUrl: "http://127.0.0.1:8080", host: "127.0.0.1", origins: loopback },
  {
    name: "a public address in front",
    publicUrl: "https://pharos.example.com/",
    host: "127.0.0.1",
    origins: ["https://pharos.example.com", ...loopback],
  },
  {
    name: "one address",
    publicUrl: "http://192.0.2.10:8080",
    host: "192.0.2.10",
    origins: ["http://192.0.2.10:8080"],
  },
  {
    name: "every address",
    publicUrl: "http://0.0.0.0:8080",
    host: "0.0.0.0",
    origins: [
      "http://0.0.0.0:8080",
      "http://192.0.2.10:8080",
      "http://[2001:db8::1]:8080",
      "http://pharos-1:8080",
      ...loopback,
    ],
  },
])("listening on $name", ({ publicUrl, host, origins }) => {
  expect(ownOrigins(publicUrl, { host, port: 8080 }, lan)).toEqual(origins);
});

test("spells the standard port as browsers do", () => {
  expect(ownOrigins("http://pharos.example.com", { host: "192.0.2.10", port: 80 }, [])).toEqual([
    "http://pharos.example.com",
    "http://192.0.2.10",
  ]);
});

test("every name of this machine is part of a URL", () => {
  for (const host of localAddresses()) expect(URL.canParse(originAt(host, 8080))).toBe(true);
});
