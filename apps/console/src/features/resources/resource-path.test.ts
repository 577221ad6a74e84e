import { expect, test } from "vitest";
import { resourcePath, resourceSegment } from "./resource-path.ts";

test("an id is one segment of the address, in which colons stay readable", () => {
  expect(resourcePath("arn:aws:iam::471112345678:user/bruno.legacy")).toBe(
    "/investigate/resources/arn:aws:iam::471112345678:user%2Fbruno.legacy/",
  );
  expect(resourceSegment("a/b:c")).toBe("a%2Fb:c");
});
