// Writes the types of the GraphQL contract, for the server's resolvers and for the documents of the console and
// of the command line, and the reference of PharosFlow.
// Run by `npm run codegen`; the output is committed, and `npm run check` fails when it is stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preset as clientPreset } from "@graphql-codegen/client-preset";
import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { buildASTSchema, parse, Source } from "graphql";

const root = new URL("..", import.meta.url).pathname;
const isCheck = process.argv.includes("--check");
const stale = [];

function write(path, content) {
  if (isCheck) {
    let before = "";
    try {
      before = readFileSync(path, "utf8");
    } catch {}
    if (before !== content) stale.push(path.slice(root.length));
    return;
  }
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
}

const sdlFolder = join(root, "packages/contract/src");
const sdl = readdirSync(sdlFolder)
  .filter((file) => file.endsWith(".graphql"))
  .sort()
  .map((file) => readFileSync(join(sdlFolder, file), "utf8"))
  .join("\n");
const schemaDocument = mergeExtensions(parse(sdl));
const schemaAst = buildASTSchema(schemaDocument);

/** Folds `extend type Query` into the one type, which the plugins want. */
function mergeExtensions(document) {
  const definitions = document.definitions.filter((d) => !d.kind.endsWith("Extension"));
  for (const extension of document.definitions.filter((d) => d.kind.endsWith("Extension"))) {
    const index = definitions.findIndex((d) => d.name?.value === extension.name.value);
    definitions[index] = { ...definitions[index], fields: [...(definitions[index].fields ?? []), ...extension.fields] };
  }
  return { ...document, definitions };
}

const scalars = { DateTime: "string", JSON: "unknown", ID: "string" };
const header = "// Written by `npm run codegen`; do not edit.\n";

// What a client of the API sees: instants are text.
const contractTypes = await codegen({
  filename: "schema.ts",
  schema: schemaDocument,
  schemaAst,
  documents: [],
  config: { scalars, enumsAsTypes: true, useTypeImports: true, maybeValue: "T | null | undefined" },
  plugins: [{ typescript: {} }],
  pluginMap: { typescript: typescriptPlugin },
});
write(
  join(root, "packages/contract/src/generated/schema.ts"),
  `${header}${contractTypes}\nexport const typeDefinitions = ${JSON.stringify(sdl)};\n`,
);

// What the server's resolvers take and return: instants are dates, and a type that is one of the product's nouns
// is resolved from it, so a resolver that does not fit the contract does not compile.
const resolverTypes = await codegen({
  filename: "resolver-types.ts",
  schema: schemaDocument,
  schemaAst,
  documents: [],
  config: {
    scalars: { ...scalars, DateTime: "Date" },
    enumsAsTypes: true,
    useTypeImports: true,
    maybeValue: "T | null | undefined",
    avoidOptionals: { query: true, mutation: true },
    immutableTypes: true,
    contextType: "../context/request-context.ts#RequestContext",
    mapperTypeSuffix: "Model",
    mappers: {
      APIToken: "@pharos/store#ApiToken",
      ActorReference: "../access/actor-reference.ts#ShownActor",
      Alert: "@pharos/domain#Alert",
      AlertEntity: "../alerts/alert-entities.ts#RelatedEntity",
      AlertListGroup: "@pharos/domain#AlertListGroup",
      AlertHistoryEntry: "@pharos/domain#AlertHistoryEntry",
      AlertView: "@pharos/domain#AlertView",
      BucketBackfill: "../sources/backfill-service.ts#ShownBackfill",
      BucketLogSource: "@pharos/domain#LogSource",
      BucketObject: "@pharos/domain#BucketObject",
      Case: "@pharos/domain#CaseSummary",
      CaseAlert: "../cases/case-service.ts#ShownCaseAlert",
      CaseAttachment: "@pharos/domain#CaseAttachment",
      CaseEntry: "@pharos/domain#CaseEntry",
      CloudSecurity: "../cloud-security/cloud-security-service.ts#CloudSecurity",
      Compliance: "@pharos/domain#Compliance",
      ComplianceChange: "@pharos/domain#ComplianceChange",
      Dashboard: "@pharos/domain#Dashboard",
      DashboardPanel: "@pharos/domain#DashboardPanel",
      Sharing: "@pharos/domain#Sharing",
      CorrelationRule: "@pharos/domain#CorrelationRule",
      ConservationCounts: "@pharos/domain#ConservationCounts",
      DataLakeColumn: "../search/lake-tables-service.ts#DescribedColumn",
      CheckedDataLakeQuery: "../data-lake-queries/check-query.ts#CheckedQuery",
      DataLakeQuery: "@pharos/domain#DataLakeQuery",
      DataLakeTable: "../search/lake-tables-service.ts#NamedTable",
      AlertDispatch: "@pharos/store#DeliveryWithAttempts",
      Destination: "@pharos/domain#Destination",
      DetectionEntity: "@pharos/domain#Detection",
      DetectionPreview: "../previews/show-preview.ts#ShownPreview",
      EntitySighting: "../alerts/alert-entities.ts#DatedSighting",
      HttpLogSource: "@pharos/domain#LogSource",
      Mute: "@pharos/domain#Mute",
      LogSource: "@pharos/domain#LogSource",
      MatchingChange: "../alerts/matching-changes.ts#MatchingChange",
      LookupTable: "@pharos/domain#StoredLookupTable",
      Metrics: "../metrics/metrics-service.ts#MetricsRange",
      Notification: "@pharos/store#Notification",
      Notebook: "@pharos/domain#Notebook",
      NotebookStep: "@pharos/domain#NotebookStep",
      Pack: "../packs/shown-pack.ts#ShownPack",
      PackSource: "@pharos/domain#PackSource",
      Policy: "@pharos/domain#Policy",
      RecordedActor: "@pharos/domain#ActorReference",
      PullLogSource: "@pharos/domain#LogSource",
      Puller: "@pharos/store#StoredPuller",
      PullProvider: "@pharos/connectors#CataloguedPuller",
      QueryRun: "@pharos/domain#QueryRun",
      QueueLogSource: "@pharos/domain#LogSource",
      RelatedAlert: "@pharos/domain#Alert",
      Resource: "@pharos/domain#Resource",
      Role: "@pharos/domain#Role",
      Rule: "@pharos/domain#Rule",
      RunbookTick: "@pharos/domain#RunbookTick",
      S3LogIntegration: "@pharos/domain#LogSource",
      SimilarAlert: "../alerts/similar-alerts.ts#SimilarAlert",
      SyslogLogSource: "@pharos/domain#LogSource",
      SyslogListener: "@pharos/domain#SyslogListener",
      TimelineAlert: "../alerts/alert-timeline.ts#TimelineAlert",
      TimelineEvents: "@pharos/lake#AlertEventBucket",
      Schema: "@pharos/store#StoredSchema",
      User: "@pharos/domain#User",
    },
  },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
});
write(join(root, "packages/api/src/generated/resolver-types.ts"), header + resolverTypes);

/** Types every document graphql(`…`) below `folder`. */
async function writeDocuments(folder, generated, { config = {}, presetConfig }) {
  const generatedFolder = join(root, generated);
  const documents = [];
  for (const file of sourcesBelow(join(root, folder), generatedFolder)) {
    const text = readFileSync(file, "utf8");
    for (const match of text.matchAll(/\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]+)`/g)) {
      documents.push({ location: file, document: parse(new Source(match[1], file)), rawSDL: match[1] });
    }
  }
  if (!isCheck) rmSync(generatedFolder, { recursive: true, force: true });
  const outputs = await clientPreset.buildGeneratesSection({
    baseOutputDir: generatedFolder,
    schema: schemaDocument,
    schemaAst,
    documents,
    config: { scalars, enumsAsTypes: true, useTypeImports: true, ...config },
    plugins: [],
    pluginMap: {},
    presetConfig,
    documentTransforms: [],
  });
  for (const output of outputs) {
    const content = await codegen({ ...output, schema: schemaDocument, schemaAst });
    write(output.filename, withExtensions(content));
  }
}

function sourcesBelow(folder, generatedFolder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !join(e.parentPath, e.name).startsWith(generatedFolder))
    .map((e) => join(e.parentPath, e.name))
    .sort();
}

await writeDocuments("apps/console/src", "apps/console/src/graphql/generated/", {
  presetConfig: { fragmentMasking: { unmaskFunctionName: "readFragment" } },
});
// The command line sends its documents as text and needs no parser of GraphQL for it.
await writeDocuments("apps/server/src", "apps/server/src/client/generated/", {
  config: {
    documentMode: "string",
    onlyOperationTypes: true,
    immutableTypes: true,
    skipTypename: true,
    avoidOptionals: { field: true },
  },
  presetConfig: { fragmentMasking: false },
});

/** Node and TypeScript here want the extension of the file in every import. */
function withExtensions(content) {
  return content
    .replace(/import\('(\.\/[\w-]+)'\)/g, "import('$1.ts')")
    .replace(/from '(\.\/[\w-]+)(?:\.js)?'/g, "from '$1.ts'")
    .replace(/from "(\.\/[\w-]+)(?:\.js)?"/g, 'from "$1.ts"');
}

// The reference of PharosFlow, from the tables that the language is made of.
const { referencePage } = await import("../packages/flow/src/documentation/reference-page.ts");
write(join(root, "docs/pharosflow-reference.md"), referencePage());

if (stale.length > 0) {
  console.error(`Stale, run npm run codegen: ${stale.join(", ")}`);
  process.exit(1);
}
