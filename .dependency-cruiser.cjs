// The direction of imports (docs/architecture.md): apps → api → pipeline → engines → domain.
const layer = (name, from, allowed) => ({
  name: `${name}-imports-downwards-only`,
  severity: "error",
  from: { path: from },
  to: { path: "^(packages|apps|content|bench|e2e)/", pathNot: `^(${[from.replace("^", ""), ...allowed].join("|")})` },
});
const d = "packages/domain/";
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
    ...["flow", "normalize", "detection-content", "enrichment", "lake", "store", "connectors"].map((p) =>
      layer(p, `^packages/${p}/`, [d, "packages/testkit/", "content/"]),
    ),
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
