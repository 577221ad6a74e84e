import type { Permission } from "@pharos/domain";
import { hasPermission } from "@pharos/domain";
import { ButtonLink } from "../../routing/button-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { useViewer } from "../../session/viewer.tsx";

interface Dashboard {
  readonly label: string;
  readonly path: string;
  readonly needs: readonly Permission[];
}
const dashboards: readonly Dashboard[] = [
  { label: "Overview", path: "/dashboard/overview/", needs: ["SummaryRead"] },
  { label: "Cloud security", path: "/dashboard/cloud-security/", needs: ["SummaryRead"] },
  { label: "Data", path: "/dashboard/data/", needs: ["SummaryRead"] },
  { label: "ATT&CK map", path: "/dashboard/mitre-attack/", needs: ["RuleRead", "PolicyRead"] },
  { label: "All dashboards", path: "/dashboard/", needs: ["DataAnalyticsRead"] },
];

/** Ways from one dashboard to the others that the reader may see. */
export function OtherDashboards({ current }: { readonly current: string }) {
  const { permissions } = useViewer();
  return dashboards
    .filter(({ path, needs }) => path !== current && hasPermission(permissions, needs))
    .map(({ label, path }) => (
      <ButtonLink key={path} {...pathTarget(path)} variant="default">
        {label}
      </ButtonLink>
    ));
}
