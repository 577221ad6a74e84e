export { ChooseCase } from "./detail/choose-case.tsx";
