// A door of its own: a thread that checks queries needs neither engine nor client.
export { type ApprovalEngine, type ApprovedQuery, approveQuery, type QueryToApprove } from "./approve-query.ts";
export { bindVariables } from "./bind-variables.ts";
