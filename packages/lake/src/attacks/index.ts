export { fillAttackedLake, hiddenMark, visibleLogType } from "./attacked-lake.ts";
export { type Ask, type AttackedLake, type GateFinding, type GateRun, runGateAttempts } from "./run-gate-attempts.ts";
