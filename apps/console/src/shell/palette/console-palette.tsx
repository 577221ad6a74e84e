import { useQuery } from "@apollo/client/react";
import { hasPermission } from "@pharos/domain";
import { SeverityBadge, useDebouncedValue } from "@pharos/ui";
import { CommandPalette, type PaletteGroup } from "@pharos/ui/command-palette";
import { IconSettings } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { detectionPath } from "../../features/detections/index.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { pathTarget } from "../../routing/path-target.ts";
import { isGroup, type NavigationEntry, visibleNavigation, visibleSettings } from "../navigation.ts";
import { useViewer } from "../viewer.tsx";

const foundMax = 6;
const typingPauseMs = 180;

const paletteQuery = graphql(`
  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {
    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }
    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }
  }
`);

/** Go to a page, or to an alert or detection by name. */
export function ConsolePalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [settledQuery] = useDebouncedValue(query.trim(), typingPauseMs);
  const pages = usePages();
  const found = useFound(settledQuery);
  return (
    <CommandPalette
      query={query}
      onQueryChange={setQuery}
      groups={[pages, ...found]}
      placeholder="Go to a page, an alert or a detection"
      onClose={onClose}
    />
  );
}

function usePages(): PaletteGroup {
  const { permissions } = useViewer();
  const go = useGo();
  const entries = visibleNavigation(permissions).flatMap((item): readonly NavigationEntry[] =>
    isGroup(item) ? item.entries : [item],
  );
  return {
    label: "Go to",
    actions: [
      ...entries.map(({ label, path, search, icon: Icon }) => ({
        id: path,
        label,
        icon: <Icon size={18} stroke={1.5} />,
        onRun: () => go(path, search),
      })),
      ...visibleSettings(permissions).map(({ label, path }) => ({
        id: path,
        label: `Settings: ${label}`,
        icon: <IconSettings size={18} stroke={1.5} />,
        onRun: () => go(path),
      })),
    ],
  };
}

function useFound(name: string): PaletteGroup[] {
  const { permissions } = useViewer();
  const go = useGo();
  const input = { nameContains: name, pageSize: foundMax };
  const { data, previousData } = useQuery(paletteQuery, {
    skip: name === "",
    fetchPolicy: "no-cache",
    variables: {
      alerts: input,
      detections: input,
      withAlerts: hasPermission(permissions, ["AlertRead", "AlertModify"]),
      withDetections: hasPermission(permissions, ["RuleRead", "RuleModify", "PolicyRead", "PolicyModify"]),
    },
  });
  if (name === "") return [];
  const found = data ?? previousData;
  return [
    {
      label: "Alerts",
      alreadyFiltered: true,
      actions: (found?.alerts?.edges ?? []).map(({ node }) => ({
        id: node.id,
        label: node.title,
        icon: <SeverityBadge severity={node.severity} />,
        onRun: () => go(`/alerts-and-errors/${node.id}/`),
      })),
    },
    {
      label: "Detections",
      alreadyFiltered: true,
      actions: (found?.detections?.edges ?? []).map(({ node }) => ({
        id: node.id,
        label: node.displayName || node.id,
        icon: <SeverityBadge severity={node.severity} />,
        onRun: () => go(detectionPath(node)),
      })),
    },
  ];
}

function useGo() {
  const navigate = useNavigate();
  return (path: string, search?: Readonly<Record<string, unknown>>) => navigate(pathTarget(path, search));
}
