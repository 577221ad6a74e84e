export { SourceHealthBadge } from "./source-health-badge.tsx";
