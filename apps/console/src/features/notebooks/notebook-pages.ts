export { NotebooksPage } from "./list/notebooks-page.tsx";
export { NotebookPage } from "./notebook-page.tsx";
