export { loadSigma } from "./a-sigma-rule.ts";
