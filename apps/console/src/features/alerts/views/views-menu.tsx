import { useMutation, useQuery } from "@apollo/client/react";
import { Button, ConfirmModal, Menu, notify } from "@pharos/ui";
import { IconCheck, IconChevronDown, IconPlus, IconStar, IconTrash, IconUsers } from "@pharos/ui/icons";
import { useState } from "react";
import type { AlertViewsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import type { AlertSearch } from "../alert-search.ts";
import { personName } from "../labels.ts";
import { SaveView } from "./save-view.tsx";
import { isShown, viewPart } from "./view-search.ts";

const alertViewsQuery = graphql(`
  query AlertViews {
    alertViews { id name search isShared isOwn owner { id givenName familyName email } }
  }
`);
const deleteViewMutation = graphql(`
  mutation DeleteAlertView($id: ID!) {
    deleteAlertView(id: $id) { id }
  }
`);

type View = AlertViewsQuery["alertViews"][number];

interface ViewsMenuProps {
  readonly search: AlertSearch;
  readonly onChange: (part: SearchPart<AlertSearch>) => void;
}

/** Filters that somebody kept: one's own, and those that others share. */
export function ViewsMenu({ search, onChange }: ViewsMenuProps) {
  const { data, refetch } = useQuery(alertViewsQuery, { fetchPolicy: "cache-and-network" });
  const [isSaving, setSaving] = useState(false);
  const [doomed, setDoomed] = useState<View>();
  const views = data?.alertViews ?? [];
  const shown = views.find((view) => isShown(view.search, search));
  const groups = [
    { label: "Yours", views: views.filter(({ isOwn }) => isOwn) },
    { label: "Shared with you", views: views.filter(({ isOwn }) => !isOwn) },
  ].filter((group) => group.views.length > 0);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconStar size={15} />} rightSection={<IconChevronDown size={14} />}>
            {shown?.name ?? "Views"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={260} mah={420} style={{ overflowY: "auto" }}>
          {groups.map(({ label, views: some }) => (
            <div key={label}>
              <Menu.Label>{label}</Menu.Label>
              {some.map((view) => (
                <ViewItem
                  key={view.id}
                  view={view}
                  isShown={view === shown}
                  onOpen={() => onChange(viewPart(view.search))}
                  onDelete={() => setDoomed(view)}
                />
              ))}
            </div>
          ))}
          {groups.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item leftSection={<IconPlus size={15} />} onClick={() => setSaving(true)}>
            Save this view
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving ? (
        <SaveView
          search={search}
          own={views.filter(({ isOwn }) => isOwn)}
          onClose={() => setSaving(false)}
          onSaved={() => refetch()}
        />
      ) : null}
      <DeleteView view={doomed} onClose={() => setDoomed(undefined)} onDeleted={() => refetch()} />
    </>
  );
}

interface ViewItemProps {
  readonly view: View;
  readonly isShown: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function ViewItem({ view, isShown: isCurrent, onOpen, onDelete }: ViewItemProps) {
  const owner = view.isOwn || !view.owner ? undefined : personName(view.owner);
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <Menu.Item
        flex={1}
        leftSection={
          isCurrent ? <IconCheck size={15} /> : view.isShared ? <IconUsers size={15} /> : <IconStar size={15} />
        }
        title={owner ? `Shared by ${owner}` : view.isShared ? "Shared with everyone" : ""}
        onClick={onOpen}
      >
        {view.name}
      </Menu.Item>
      {view.isOwn ? (
        // An item as well: a menu holds nothing else, and the arrow keys reach it.
        <Menu.Item w="auto" px={8} aria-label={`Delete the view ${view.name}`} onClick={onDelete}>
          <IconTrash size={14} />
        </Menu.Item>
      ) : null}
    </div>
  );
}

interface DeleteViewProps {
  /** Undefined while none is to be deleted. */
  readonly view: View | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteView({ view, onClose, onDeleted }: DeleteViewProps) {
  const [remove] = useMutation(deleteViewMutation);
  const [change] = useChange();
  const onConfirm = async () => {
    if (!view) return;
    const isDone = await change("Unable to delete the view", () => remove({ variables: { id: view.id } }));
    onClose();
    if (!isDone) return;
    notify({ message: `View ${view.name} deleted`, tone: "success" });
    onDeleted();
  };
  return (
    <ConfirmModal
      opened={view !== undefined}
      title={`Delete the view ${view?.name ?? ""}?`}
      confirmLabel="Delete the view"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {view?.isShared ? "It is shared: it goes from everybody's menu. " : null}
      The alerts that it lists stay.
    </ConfirmModal>
  );
}
