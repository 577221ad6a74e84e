import { expect, it } from "vitest";
import { openText } from "../testing/open-text.ts";
import { inlayHints } from "./inlay-hints.ts";

/** The text with its hints where they stand. */
function hinted(text: string): string {
  let result = "";
  let end = 0;
  for (const { offset, label } of inlayHints(openText(text).document)) {
    result += `${text.slice(end, offset)}⟨${label}⟩`;
    end = offset;
  }
  return result + text.slice(end);
}

it.each([
  ["the columns of a table", "aws_cloudtrail", "aws_cloudtrail⟨6 columns⟩"],
  [
    "the type of what is assigned",
    "print a = 1 | extend b = a / 2, c = 'x'",
    "print a⟨: int⟩ = 1⟨a: int⟩ | extend b⟨: double⟩ = a / 2, c⟨: string⟩ = 'x'",
  ],
  [
    "what comes out of summarize",
    "print a = 1 | summarize n = agg.count() by a",
    "print a⟨: int⟩ = 1⟨a: int⟩ | summarize n⟨: int⟩ = agg.count() by a⟨a: int, n: int⟩",
  ],
  [
    "nothing where the columns stay",
    "print a = 1 | where a > 0 | limit 1",
    "print a⟨: int⟩ = 1⟨a: int⟩ | where a > 0 | limit 1",
  ],
  ["nothing where there is an error", "print a = ", "print a = "],
])("shows %s", (_what, text, shown) => {
  expect(hinted(text)).toBe(shown);
});

it("lists the columns of a stage", () => {
  const [hint] = inlayHints(openText("okta_systemlog").document);
  expect(hint?.tooltip).toBe("- `p_event_time` timestamp\n- `eventType` string\n- `actor` object\n- `order` int");
});
