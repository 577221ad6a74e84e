/** The pages of the editor, which load as one: they share nearly all that they have. */
export { EditCorrelationRulePage } from "./edit-correlation-rule-page.tsx";
export { EditPolicyPage } from "./edit-policy-page.tsx";
export { EditRulePage } from "./edit-rule-page.tsx";
export { NewDetectionPage } from "./new-detection-page.tsx";
