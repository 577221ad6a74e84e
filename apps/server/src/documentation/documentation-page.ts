import { Marked, type Tokens } from "marked";
import type { Document } from "./read-documents.ts";
import { addressOf, documentationPath, escapeHtml, renderDocument } from "./render-document.ts";

/** The page of one document, with the list of those for readers beside it. */
export function documentPage(document: Document, documents: readonly Document[], listed: readonly Document[]): string {
  const paths = new Set(documents.map(({ path }) => path));
  return page(document.title, listed, document.path, renderDocument(document, paths));
}

export function indexPage(documents: readonly Document[]): string {
  const entries = documents.map(
    (document) =>
      `<li><a href="${addressOf(document.path)}">${words(document.title)}</a><p>${words(document.summary)}</p></li>`,
  );
  const list = `<ul class="index">\n${entries.join("\n")}\n</ul>`;
  return page("Documentation", documents, undefined, `<h1>Documentation</h1>\n${list}`);
}

export function missingPage(documents: readonly Document[]): string {
  const back = `<p>This page does not exist. <a href="${documentationPath}">See all pages</a>.</p>`;
  return page("Not Found", documents, undefined, `<h1>Not Found</h1>\n${back}`);
}

function page(title: string, documents: readonly Document[], currentPath: string | undefined, main: string): string {
  const links = documents.map((document) => {
    const current = document.path === currentPath ? ' aria-current="page"' : "";
    return `<li><a href="${addressOf(document.path)}"${current}>${words(document.title)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title.replaceAll("`", ""))} · Pharos</title>
<script src="/color-scheme.js"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${documentationPath}documentation.css">
</head>
<body>
<header><a class="home" href="${documentationPath}">Pharos <span>Documentation</span></a><a href="/">Open the console</a></header>
<nav aria-label="Documents"><ul>
${links.join("\n")}
</ul></nav>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Markdown without its links, for places that are links themselves. */
const inline = new Marked({
  renderer: {
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens);
    },
  },
});
const words = (markdown: string): string => inline.parseInline(markdown, { async: false });
