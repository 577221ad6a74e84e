// Vitest calls this once before the tests of a run: what they load has to be built, and that takes no time if it is.
export { ensureModulesBuilt as setup } from "./prepare.mjs";
