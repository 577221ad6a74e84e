// One chunk for both: what each further chunk shares with the others may move into the file that sign-in loads.
export { EditSchemaPage } from "./edit-schema-page.tsx";
export { NewSchemaPage } from "./new-schema-page.tsx";
