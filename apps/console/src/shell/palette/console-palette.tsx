import { useQuery } from "@apollo/client/react";
import { hasPermission, isIndicatorText } from "@pharos/domain";
import { SeverityBadge, useDebouncedValue } from "@pharos/ui";
import { CommandPalette, type PaletteGroup } from "@pharos/ui/command-palette";
import { IconLayoutDashboard, IconListSearch, IconSettings } from "@pharos/ui/icons";
import { graphql } from "../../graphql/generated/index.ts";
import { detectionPath } from "../../routing/detection-path.ts";
import { useViewer } from "../../session/viewer.tsx";
import { isGroup, type NavigationEntry, visibleNavigation, visibleSettings } from "../navigation.ts";
import { useCommands } from "./use-commands.tsx";
import { useGo } from "./use-go.ts";

const foundMax = 6;
const typingPauseMs = 180;
/** Dashboards that the navigation does not list. */
const summaries = [
  { label: "Cloud security dashboard", path: "/dashboard/cloud-security/" },
  { label: "Data dashboard", path: "/dashboard/data/" },
];

const paletteQuery = graphql(`
  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {
    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }
    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }
  }
`);

interface ConsolePaletteProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onOpenShortcuts: () => void;
  readonly onClose: () => void;
}

/** Go to a page, or to an alert or detection by name; search for a text; do what can be done from anywhere. */
export function ConsolePalette({ query, onQueryChange, onOpenShortcuts, onClose }: ConsolePaletteProps) {
  const text = query.trim();
  const [settledText] = useDebouncedValue(text, typingPauseMs);
  const pages = usePages();
  const commands = useCommands(onOpenShortcuts);
  const search = useSearchFor(text);
  const { groups: found, isLoading } = useFound(settledText);
  const narrowed = [pages, commands, ...found];
  return (
    <CommandPalette
      query={query}
      onQueryChange={onQueryChange}
      groups={isIndicatorText(text) ? [search, ...narrowed] : [...narrowed, search]}
      isPending={isLoading || settledText !== text}
      placeholder="Go to a page, find an alert or a detection, run a command"
      onClose={onClose}
    />
  );
}

/** Looks for the text itself in every event. */
function useSearchFor(text: string): PaletteGroup {
  const { permissions } = useViewer();
  const go = useGo();
  const maySearch = text !== "" && hasPermission(permissions, "DataAnalyticsRead");
  return {
    label: "Search",
    actions: maySearch
      ? [
          {
            id: "search",
            label: `Search for “${text}”`,
            icon: <IconListSearch size={18} stroke={1.5} />,
            onRun: () => go("/investigate/search/", { q: text, range: "PT24H" }),
          },
        ]
      : [],
  };
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
      ...(hasPermission(permissions, "SummaryRead") ? summaries : []).map(({ label, path }) => ({
        id: path,
        label,
        icon: <IconLayoutDashboard size={18} stroke={1.5} />,
        onRun: () => go(path),
      })),
      ...(hasPermission(permissions, "DataAnalyticsRead")
        ? [
            {
              id: "/dashboard/",
              label: "All dashboards",
              icon: <IconLayoutDashboard size={18} stroke={1.5} />,
              onRun: () => go("/dashboard/"),
            },
          ]
        : []),
      ...visibleSettings(permissions).map(({ label, path }) => ({
        id: path,
        label: `Settings: ${label}`,
        icon: <IconSettings size={18} stroke={1.5} />,
        onRun: () => go(path),
      })),
    ],
  };
}

function useFound(name: string): { groups: PaletteGroup[]; isLoading: boolean } {
  const { permissions } = useViewer();
  const go = useGo();
  const input = { nameContains: name, pageSize: foundMax };
  const { data, previousData, loading } = useQuery(paletteQuery, {
    skip: name === "",
    fetchPolicy: "no-cache",
    variables: {
      alerts: input,
      detections: input,
      withAlerts: hasPermission(permissions, ["AlertRead", "AlertModify"]),
      withDetections: hasPermission(permissions, ["RuleRead", "RuleModify", "PolicyRead", "PolicyModify"]),
    },
  });
  if (name === "") return { groups: [], isLoading: false };
  const found = data ?? previousData;
  const groups = [
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
  return { groups, isLoading: loading };
}
