import { expect, test } from "vitest";
import { isWebLink } from "./web-link.ts";

test.each([
  { text: "https://example.com/a?b#c", isLink: true },
  { text: "HTTP://example.com", isLink: true },
  { text: "mailto:ada@example.com", isLink: true },
  { text: "javascript:alert(1)", isLink: false },
  { text: "JavaScript:alert(1)", isLink: false },
  { text: " java\tscript:alert(1)", isLink: false },
  { text: "\u0001javascript:alert(1)", isLink: false },
  { text: "data:text/html,<script>alert(1)</script>", isLink: false },
  { text: "vbscript:x", isLink: false },
  { text: "file:///etc/passwd", isLink: false },
  { text: "blob:https://example.com/x", isLink: false },
  { text: "//example.com", isLink: false },
  { text: "", isLink: false },
])("$text: $isLink", ({ text, isLink }) => {
  expect(isWebLink(text)).toBe(isLink);
});
