export { StatusText } from "./status-text.tsx";
