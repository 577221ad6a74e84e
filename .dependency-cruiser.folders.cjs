// Folders import one way: within a package no folder imports one that imports it. Tests may, so they are left out.
const { options } = require("./.dependency-cruiser.cjs");
module.exports = {
  forbidden: [
    {
      name: "folders-import-one-way",
      severity: "error",
      scope: "folder",
      // Alerts and detections show each other through their doors.
      from: { pathNot: "^apps/console/src/features/" },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: "(^|/)(dist|node_modules|generated|testing|attacks|agreement)/|\\.test\\.tsx?$|^packages/testkit/",
    },
  },
};
