import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

const render = (text: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Markdown>{text}</Markdown>
    </MantineProvider>,
  );

test.each([
  ["a list", "1. Check **who** it was\n2. Block `10.0.0.1`", ["<li>", "<strong>who</strong>", "<code>10.0.0.1</code>"]],
  ["a table", "| a | b |\n| - | - |\n| 1 | 2 |", ["<table>", "<td>1</td>"]],
  ["headings below those of the page", "# Contain\n## Isolate", ["<h4>Contain</h4>", "<h5>Isolate</h5>"]],
  ["line breaks", "first\nsecond", [/first<br\/>\s*second/]],
  ["done and open tasks", "- [x] one\n- [ ] two", ["☑", "☐"]],
  ["HTML as text", "<img src=x onerror=alert(1)>", ["&lt;img src=x onerror=alert(1)&gt;"]],
])("shows %s", (_, text, parts) => {
  for (const part of parts) expect(render(text)).toMatch(part);
});

test.each([
  ["[page](https://example.com/a)", "https://example.com/a"],
  ["See https://example.com/b.", "https://example.com/b"],
  ["[write](mailto:soc@example.com)", "mailto:soc@example.com"],
  ["![chart](https://example.com/c.png)", "https://example.com/c.png"],
])("opens the link of %s in a new tab", (text, address) => {
  const html = render(text);
  expect(html).toMatch(new RegExp(`<a[^>]* href="${address}"`));
  expect(html).toMatch(/<a[^>]*target="_blank"[^>]*rel="noopener noreferrer"/);
  expect(html).not.toContain("<img");
});

test.each([
  "[run](javascript:alert(1))",
  "[open](file:///etc/passwd)",
  "[go](/settings/)",
  "[chat](irc://example.com/a)",
  "![x](data:text/html,a)",
])("does not link %s", (text) => {
  expect(render(text)).not.toContain("<a");
});

test("puts no link into a link", () => {
  const html = render("[![chart](https://example.com/c.png)](https://example.com/)");
  expect(html.match(/<a /g)).toHaveLength(1);
});
