// One chunk for all: what each further chunk shares with the others may move into the file that sign-in loads.
export { EditPullerPage } from "./edit-puller-page.tsx";
export { NewPullerPage } from "./new-puller-page.tsx";
export { PullerListPage } from "./puller-list-page.tsx";
