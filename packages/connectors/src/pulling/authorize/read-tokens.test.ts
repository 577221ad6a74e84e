import { expect, test } from "vitest";
import { readTokens } from "./read-tokens.ts";

const now = new Date("2026-03-01T10:00:00Z");
const answer = (more: object) => JSON.stringify({ access_token: "a", expires_in: 60, ...more });

test.each(["refresh_token_expires_in", "refresh_expires_in"])(
  "reads until when a refresh token is good: %s",
  (name) => {
    const tokens = readTokens(answer({ refresh_token: "r", [name]: 86_400 }), undefined, now);
    expect(tokens).toEqual({
      accessToken: "a",
      expiresAt: "2026-03-01T10:01:00.000Z",
      refreshToken: "r",
      refreshExpiresAt: "2026-03-02T10:00:00.000Z",
    });
  },
);

test("keeps a refresh token that is not renewed, and its end", () => {
  const before = { accessToken: "a", refreshToken: "r", refreshExpiresAt: "2026-03-02T10:00:00.000Z" };
  expect(readTokens(answer({}), before, now)).toMatchObject(before);
});
