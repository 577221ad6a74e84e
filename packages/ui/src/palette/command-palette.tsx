import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";

export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onRun: () => void;
}
export interface PaletteGroup {
  readonly label: string;
  readonly actions: readonly PaletteAction[];
  /** The server found these by the query; otherwise they are narrowed here by their labels. */
  readonly alreadyFiltered?: boolean;
}
export interface CommandPaletteProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  readonly placeholder: string;
  readonly onClose: () => void;
}

const [store, spotlight] = createSpotlight();

/** Open while mounted. */
export function CommandPalette({ query, onQueryChange, groups, placeholder, onClose }: CommandPaletteProps) {
  useEffect(() => {
    spotlight.open();
    return () => spotlight.close();
  }, []);
  const shown = groups
    .map((group) => ({ ...group, actions: group.alreadyFiltered ? group.actions : narrowed(group.actions, query) }))
    .filter((group) => group.actions.length > 0);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQueryChange}
      shortcut={null}
      scrollable
      maxHeight={440}
      onSpotlightClose={onClose}
      transitionProps={{ duration: 0 }}
      centered={false}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <Spotlight.Search
        placeholder={placeholder}
        aria-label="Go to"
        leftSection={<IconSearch size={18} stroke={1.5} />}
      />
      <Spotlight.ActionsList>
        {shown.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.actions.map((action) => (
              <Spotlight.Action key={action.id} label={action.label} leftSection={action.icon} onClick={action.onRun} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 ? <Spotlight.Empty>Nothing found</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function narrowed(actions: readonly PaletteAction[], query: string): readonly PaletteAction[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => words.every((word) => action.label.toLowerCase().includes(word)));
}
