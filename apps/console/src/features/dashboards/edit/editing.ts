export { EditedPanels } from "./edited-panels.tsx";
export { PanelSheet } from "./panel-sheet.tsx";
export { SettingsSheet } from "./settings-sheet.tsx";
export { VariablesSheet } from "./variables-sheet.tsx";
