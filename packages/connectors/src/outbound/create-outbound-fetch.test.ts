import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutboundFetch } from "./create-outbound-fetch.ts";

let server: Server;
let port: number;
let requests = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    const to = new URL(request.url ?? "/", "http://test").searchParams.get("to");
    if (to === null) return void response.end("reached");
    response.writeHead(307, { location: to }).end();
  });
  // Every address of this machine, of both families.
  server.listen(0, "::");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Answers for every name; a test says with which addresses. */
const resolvesTo = (...addresses: string[]) =>
  ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as NonNullable<Parameters<typeof createOutboundFetch>[0]["resolve"]>;

const refused = { code: "outbound.address_refused", category: "Forbidden" };
const ask = async (host: string, allowedPrivateHosts: string[] = [], path = "/") =>
  (await createOutboundFetch({ allowedPrivateHosts })(`http://${host}:${port}${path}`, {})).text();

it.each([
  "127.0.0.1",
  "127.1.2.3",
  "localhost",
  "LOCALHOST",
  "0.0.0.0",
  "0",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.1",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
])("refuses %s, and sends nothing to it", async (host) => {
  requests = 0;
  await expect(ask(host)).rejects.toMatchObject(refused);
  expect(requests).toBe(0);
});

it.each([
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "168.63.129.16",
  "192.0.0.192",
  "224.0.0.1",
  "255.255.255.255",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
])("refuses a name that resolves to %s", async (address) => {
  const fetch = createOutboundFetch({ allowedPrivateHosts: ["other.example"], resolve: resolvesTo(address) });
  await expect(fetch("http://model.example/", {})).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining(`model.example: ${address} is not a public address`),
  });
});

it.each([
  ["127.0.0.1", "127.0.0.1"],
  ["127.0.0.1", "127.0.0.0/8"],
  ["[::ffff:127.0.0.1]", "127.0.0.0/8"],
  ["2130706433", "127.0.0.1"],
  ["[::1]", "::1/128"],
  ["localhost", "LocalHost"],
])("reaches %s when %s is allowed", async (host, entry) => {
  expect(await ask(host, [entry])).toBe("reached");
});

it("refuses what is none of those that are allowed", async () => {
  await expect(ask("127.0.0.1", ["localhost", "10.0.0.0/8"])).rejects.toMatchObject(refused);
});

it.each(["127.0.0.2", "[::1]", "2130706434"])("refuses a redirect to %s", async (host) => {
  const to = encodeURIComponent(`http://${host}:${port}/`);
  requests = 0;
  await expect(ask("127.0.0.1", ["127.0.0.1"], `/?to=${to}`)).rejects.toMatchObject(refused);
  expect(requests).toBe(1);
});

it("connects to what it checked: of a name's addresses only to those that are allowed", async () => {
  const fetch = createOutboundFetch({
    allowedPrivateHosts: ["127.0.0.1"],
    resolve: resolvesTo("127.0.0.2", "127.0.0.1"),
  });
  const response = await fetch(`http://model.example:${port}/`, {});
  expect(await response.text()).toBe("reached");
});

describe("where encryption is required", () => {
  const askPlainly = async (host: string, allowedPrivateHosts: string[]) => {
    const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true, resolve: resolvesTo("127.0.0.1") });
    return (await fetch(`http://${host}:${port}/`, {})).text();
  };

  it.each([
    ["a public name", "hooks.example", []],
    ["a name within an allowed network", "hooks.example", ["127.0.0.0/8"]],
    ["a public address", "203.0.113.7", ["127.0.0.0/8"]],
  ])("refuses plain HTTP to %s", async (_name, host, allowed) => {
    requests = 0;
    await expect(askPlainly(host, allowed)).rejects.toMatchObject({ code: "outbound.plain_http_refused" });
    expect(requests).toBe(0);
  });

  it.each([
    ["the name", "hooks.example", ["hooks.example"]],
    ["the network of the address", "127.0.0.1", ["127.0.0.0/8"]],
  ])("sends plain HTTP where an administrator named %s", async (_name, host, allowed) => {
    expect(await askPlainly(host, allowed)).toBe("reached");
  });
});
