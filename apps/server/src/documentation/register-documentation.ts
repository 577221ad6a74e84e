import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { documentPage, indexPage, missingPage } from "./documentation-page.ts";
import { readDocuments } from "./read-documents.ts";
import { addressOf, documentationPath } from "./render-document.ts";

const documentationFolder = fileURLToPath(new URL("../../../../docs/", import.meta.url));
const stylesheet = new URL("./documentation.css", import.meta.url);
const html = "text/html; charset=utf-8";

/** How Pharos is built and measured: shown where a document leads there, listed nowhere. */
const internal = /^(?:decisions\/|(?:benchmarks|candidates|endurance|interfaces|status)\.md$)/;
const isListed = (path: string) => !internal.test(path);

/** The repository's `docs` as pages below `/docs/`. They are public: they say nothing of this installation. */
export async function registerDocumentation(app: FastifyInstance, folder = documentationFolder): Promise<void> {
  const documents = readDocuments(folder);
  const listed = documents.filter(({ path }) => isListed(path));
  const byAddress = new Map(documents.map((document) => [addressOf(document.path), document]));
  const css = readFileSync(stylesheet, "utf8");
  app.get("/docs", (_request, reply) => reply.redirect(documentationPath));
  app.get(documentationPath, (_request, reply) => reply.type(html).send(indexPage(listed)));
  app.get(`${documentationPath}documentation.css`, (_request, reply) => reply.type("text/css").send(css));
  app.get(`${documentationPath}*`, (request, reply) => {
    const [address = ""] = request.url.split("?");
    const document = byAddress.get(address);
    if (document) return reply.type(html).send(documentPage(document, documents, listed));
    if (byAddress.has(`${address}/`)) return reply.redirect(`${address}/`);
    return reply.code(404).type(html).send(missingPage(listed));
  });
}
