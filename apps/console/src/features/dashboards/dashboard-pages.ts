export { DashboardPage } from "./dashboard-page.tsx";
export { DashboardsPage } from "./list/dashboards-page.tsx";
