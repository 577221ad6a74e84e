// The direction of imports (docs/architecture.md): apps → api → pipeline → engines → domain.
const layer = (name, from, allowed) => ({
  name: `${name}-imports-downwards-only`,
  severity: "error",
  from: { path: from },
  to: { path: "^(packages|apps|content|bench|e2e)/", pathNot: `^(${[from.replace("^", ""), ...allowed].join("|")})` },
});
const d = "packages/domain/";

// The three parts of packages/pipeline (ARCHITECTURE.md): jobs may import queries and events, queries may import events.
const pipeline = {
  events:
    "tracing|ingest|worker|works|commit|alerts|lake-writer|deliver|alarms|access|cache|lookup-tables|reprocess|content-changes|transport",
  queries: "threads|data-lake-queries|query-downloads",
  jobs: "collect|syslog|recurring-works|schedules|scheduled-rules|correlation|policies|expiry|watch|mail|discovery|previews|filter-impact|decision-trail|lookup-refreshes",
};
const pipelineFolder = (folders) => `^packages/pipeline/src/(${folders})/`;
const pipelineRules = [
  {
    name: "pipeline-events-import-no-queries-and-no-jobs",
    severity: "error",
    from: { path: pipelineFolder(pipeline.events), pathNot: "\\.test\\.ts$" },
    to: { path: pipelineFolder(`${pipeline.queries}|${pipeline.jobs}`) },
  },
  {
    name: "pipeline-queries-import-no-jobs",
    severity: "error",
    from: { path: pipelineFolder(pipeline.queries), pathNot: "\\.test\\.ts$" },
    to: { path: pipelineFolder(pipeline.jobs) },
  },
  {
    name: "pipeline-folders-belong-to-a-part",
    severity: "error",
    from: {},
    to: {
      path: "^packages/pipeline/src/[^/]+/",
      pathNot: pipelineFolder([...Object.values(pipeline), "testing|attacks"].join("|")),
    },
  },
];
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-testkit-in-product",
      severity: "error",
      from: { pathNot: "(\\.test\\.tsx?$|^packages/testkit/|^packages/[^/]+/src/attacks/|^e2e/|^bench/)" },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "no-testing-in-product",
      severity: "error",
      from: {
        pathNot:
          "(\\.test\\.tsx?$|/testing/|^packages/testkit/|^packages/[^/]+/src/(attacks|agreement)/|^e2e/|^bench/)",
      },
      to: { path: "^(packages|apps)/[^/]+/src/testing/" },
    },
    {
      name: "no-attacks-in-product",
      severity: "error",
      from: { pathNot: "(\\.test\\.tsx?$|^packages/[^/]+/src/attacks/)" },
      to: { path: "^packages/[^/]+/src/attacks/" },
    },
    layer("domain", "^packages/domain/", []),
    layer("contract", "^packages/contract/", [d]),
    layer("detection", "^packages/detection/", [d, "packages/(detection-content|testkit)/", "content/"]),
    ...pipelineRules,
    ...["flow", "normalize", "detection-content", "enrichment", "lake", "store", "connectors"].map((p) =>
      layer(p, `^packages/${p}/`, [d, "packages/testkit/", "content/"]),
    ),
    layer("backup", "^packages/backup/", [d, "packages/(lake|store|normalize|pipeline|testkit)/"]),
    layer("pipeline", "^packages/pipeline/", [
      d,
      "packages/(flow|normalize|detection|detection-content|enrichment|lake|store|testkit)/",
      "content/",
    ]),
    layer("api", "^packages/api/", [
      d,
      "packages/(contract|flow|normalize|detection|detection-content|enrichment|lake|store|connectors|pipeline|testkit)/",
      "content/",
    ]),
    layer("ui", "^packages/ui/", []),
    layer("console", "^apps/console/", [d, "packages/(contract|detection-content|flow|ui)/"]),
    {
      name: "features-do-not-import-each-other",
      severity: "error",
      from: { path: "^apps/console/src/features/([^/]+)/" },
      to: { path: "^apps/console/src/features/", pathNot: "^apps/console/src/features/($1/|[^/]+/index\\.tsx?$)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules|generated)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
