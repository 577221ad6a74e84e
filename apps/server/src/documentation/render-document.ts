import { posix } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Document } from "./read-documents.ts";

export const documentationPath = "/docs/";

/** `decisions/0003-tools.md` is shown at `/docs/decisions/0003-tools/`. */
export function addressOf(path: string): string {
  return `${documentationPath}${path.replace(/\.md$/, "")}/`;
}

/**
 * The document as HTML. Headings have ids, links between documents lead to their pages, and links to files of the
 * repository that are not served keep their words alone.
 */
export function renderDocument(document: Document, paths: ReadonlySet<string>): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${headingId(inner)}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = resolveLink(document.path, href, paths);
        return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`;
      },
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("\n");
        // A wide table scrolls by itself; with the keyboard too, so it takes the focus.
        return `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    },
  });
  return marked.parse(document.markdown, { async: false });
}

/** Where a link of the document leads; undefined for files that no page shows. */
export function resolveLink(from: string, href: string, paths: ReadonlySet<string>): string | undefined {
  if (/^[a-z]+:/i.test(href)) return /^(https?|mailto):/i.test(href) ? href : undefined;
  if (href.startsWith("#")) return href;
  const [file = "", fragment] = href.split("#");
  const path = posix.join(posix.dirname(from), file);
  if (!paths.has(path)) return undefined;
  return addressOf(path) + (fragment === undefined ? "" : `#${fragment}`);
}

/** As code hosts make them: small letters, no punctuation, a hyphen for each space. */
function headingId(html: string): string {
  return html
    .replace(/<[^>]*>|&[a-z0-9#]+;/gi, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
