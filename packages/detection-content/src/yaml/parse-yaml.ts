import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  Parser,
  YAMLParseError,
} from "yaml";

const textBytesMax = 8 * 1024 * 1024;
const nodesMax = 200_000;
const depthMax = 100;
/** Each alias looks for its anchor in the whole document. */
const aliasesMax = 500;
/** A text that is no YAML at all would have one for each of its lines. */
const errorsMax = 20;

/**
 * The documents of a text, at least one, with YAML 1.2 scalars: `yes`, `on`, dates and times stay text, `010` is ten.
 * What is wrong is in their `errors`, also what is too large or nested too deeply to be read.
 */
export function parseYamlDocuments(text: string, lineCounter: LineCounter): Document.Parsed[] {
  if (text.length > textBytesMax) {
    return [brokenDocument(`the text is longer than ${textBytesMax / 1024 / 1024} MB`)];
  }
  const tokens = [...new Parser(lineCounter.addNewLine).parse(text)];
  const tooDeep = findTooDeep(tokens);
  // The library composes by recursion, and complains of each level that does not end.
  if (tooDeep !== undefined) {
    return [brokenDocument(`the document is nested more than ${depthMax} levels deep`, tooDeep.offset)];
  }
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    prettyErrors: false,
    logLevel: "error",
    // The library compares each key with all others of its mapping: with 40,000 keys it takes half a minute.
    uniqueKeys: false,
  });
  const documents: Document.Parsed[] = [...composer.compose(tokens)];
  if (documents.length === 0) return parseYamlDocuments("null", lineCounter);
  for (const document of documents) {
    const error = findExcess(document);
    if (error !== undefined) document.errors.push(error);
    document.errors.splice(errorsMax);
  }
  return documents;
}

/** The only document of a text; more than one are an error of the first. */
export function parseYaml(text: string, lineCounter: LineCounter): Document.Parsed {
  const [document, second] = parseYamlDocuments(text, lineCounter) as [Document.Parsed, Document.Parsed?];
  if (second !== undefined) {
    const [from, to] = second.range;
    const message = "Source contains multiple documents; put each into a file of its own";
    document.errors.push(new YAMLParseError([from, to], "MULTIPLE_DOCS", message));
  }
  return document;
}

function brokenDocument(message: string, offset = 0): Document.Parsed {
  const document = parseYaml("null", new LineCounter());
  document.errors.push(new YAMLParseError([offset, offset + 1], "RESOURCE_EXHAUSTION", message));
  return document;
}

/** The first collection of too many within each other. Without recursion. */
function findTooDeep(documents: readonly CST.Token[]): CST.Token | undefined {
  const waiting = documents.map((token) => ({ token, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > depthMax) return token;
    if (token.type === "document" && token.value) waiting.push({ token: token.value, depth });
    if (!("items" in token)) continue;
    for (const { key, value } of token.items.toReversed()) {
      if (value && "items" in value) waiting.push({ token: value, depth: depth + 1 });
      if (key && "items" in key) waiting.push({ token: key, depth: depth + 1 });
    }
  }
  return undefined;
}

/** The first key that its mapping has twice, or the first node too many. In one pass, and without recursion. */
function findExcess(document: Document.Parsed): YAMLParseError | undefined {
  const waiting: unknown[] = [document.contents];
  let nodes = 0;
  let aliases = 0;
  while (waiting.length > 0) {
    const node = waiting.pop();
    nodes += 1;
    const tooMuch = (message: string) => new YAMLParseError(placeOf(node, document), "RESOURCE_EXHAUSTION", message);
    if (nodes > nodesMax) return tooMuch(`the document has more than ${nodesMax} values`);
    if (isAlias(node) && ++aliases > aliasesMax) return tooMuch(`the document has more than ${aliasesMax} aliases`);
    if (isPair(node)) waiting.push(node.value, node.key);
    if (!isCollection(node)) continue;
    const repeated = isMap(node) ? repeatedKey(node.items) : undefined;
    if (repeated !== undefined) {
      return new YAMLParseError(placeOf(repeated, document), "DUPLICATE_KEY", "Map keys must be unique");
    }
    for (let i = node.items.length - 1; i >= 0; i--) waiting.push(node.items[i]);
  }
  return undefined;
}

function repeatedKey(items: readonly { readonly key: unknown }[]): unknown {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (seen.has(key.value)) return key;
    seen.add(key.value);
  }
  return undefined;
}

function placeOf(node: unknown, document: Document.Parsed): [number, number] {
  const range = node !== null && typeof node === "object" && "range" in node ? node.range : undefined;
  const [from, to] = Array.isArray(range) ? range : document.range;
  return [Number(from), Number(to)];
}
