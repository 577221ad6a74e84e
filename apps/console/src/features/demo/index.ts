export { DemoGuide } from "./demo-guide.tsx";
