export { DashboardPage } from "./dashboard-page.tsx";
export { DashboardsPage } from "./list/dashboards-page.tsx";
export { WidgetSearchPage } from "./widget-search-page.tsx";
