export { AttackMapPage } from "./attack-map-page.tsx";
export { EditMappingPage } from "./edit-mapping-page.tsx";
