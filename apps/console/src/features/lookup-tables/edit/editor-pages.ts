/** The pages that share the form are loaded as one. */
export { EditLookupPage } from "./edit-lookup-page.tsx";
export { NewLookupPage } from "./new-lookup-page.tsx";
