import { expect, test } from "vitest";
import { decodeBody, decodeHead, encodeDelivery } from "./encode-delivery.ts";

const source = {
  id: "s",
  label: "Türen",
  logTypes: ["Custom.Door"],
  streamType: "Lines",
  streamOptions: {},
} as const;
const delivery = {
  source,
  token: "t",
  bodyDigest: "d",
  receivedAt: new Date("2026-03-01T10:00:00Z"),
  bytes: Buffer.from([0, 255, 10]),
  unreadable: [{ reason: "too long", raw: "ü…" }],
};

test("a delivery is the same on the other side", () => {
  const { head, bytes } = encodeDelivery(delivery);
  const { bytes: body, ...rest } = decodeBody(bytes);
  expect({ ...decodeHead(head), ...rest, bytes: Buffer.from(body) }).toEqual({ ...delivery, sourceFile: undefined });
});

test("has the ID of the same token and the same body alone", () => {
  const { id } = encodeDelivery(delivery);
  expect(encodeDelivery({ ...delivery, receivedAt: new Date(0) }).id).toBe(id);
  expect(encodeDelivery({ ...delivery, token: "u" }).id).not.toBe(id);
  expect(encodeDelivery({ ...delivery, bodyDigest: "e" }).id).not.toBe(id);
});

test("leaves what a newer version wrote to a newer process", () => {
  expect(decodeHead(Buffer.from('{"version":2}'))).toBeUndefined();
});

test.each([
  ["a head that is no JSON", () => decodeHead(Buffer.from("{"))],
  ["no body at all", () => decodeBody(Buffer.alloc(0))],
  ["a body that is cut", () => decodeBody(Buffer.from([0, 0, 0, 9, 1]))],
])("says that %s is damaged", (_, decode) => {
  expect(decode).toThrow(expect.objectContaining({ code: "transport.damaged" }));
});
