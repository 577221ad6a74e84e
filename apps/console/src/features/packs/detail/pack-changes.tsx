import { useMutation, useQuery } from "@apollo/client/react";
import { Button, FailedState, notify, Tag, TextSkeleton } from "@pharos/ui";
import { CodeDiff } from "@pharos/ui/code-diff";
import { errorText } from "../../../graphql/error-text.ts";
import type { PackChangesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { findChangedFiles } from "../../detections/index.ts";
import classes from "../packs.module.css";
import { overrideSentence } from "./override-words.ts";

const packChangesQuery = graphql(`
  query PackChanges($input: PackVersionInput!) {
    packChanges(input: $input) {
      from to leftOut problems
      items {
        id kind displayName action
        before { path text }
        after { path text }
        overrides { member chosen before after }
      }
    }
  }
`);
const changeVersionMutation = graphql(`
  mutation ChangePackVersion($input: PackVersionInput!) {
    changePackVersion(input: $input) { id version hasUpdate itemIds }
  }
`);
const packDestinationsQuery = graphql(`
  query PackDestinations { destinations { outputId displayName } }
`);
type Changes = PackChangesQuery["packChanges"];
type ItemChange = Changes["items"][number];

interface PackChangesProps {
  readonly pack: { readonly id: string; readonly displayName: string; readonly version?: string | null };
  readonly version: string;
  readonly onInstalled: () => void;
}

/** What another version would change, item by item, before it is installed. */
export function PackChanges({ pack, version, onInstalled }: PackChangesProps) {
  const input = { id: pack.id, version };
  const { data, error, refetch } = useQuery(packChangesQuery, { variables: { input }, fetchPolicy: "network-only" });
  const [install] = useMutation(changeVersionMutation);
  const [change, isInstalling] = useChange();
  const mayModify = useMay("RuleModify");
  if (error && !data)
    return <FailedState title="Couldn't compare the versions" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <TextSkeleton lines={8} />;
  const { items, leftOut, problems } = data.packChanges;
  const onInstall = async () => {
    const isDone = await change("Unable to install the version", () => install({ variables: { input } }));
    if (!isDone) return;
    notify({ tone: "success", message: `${pack.displayName} is now ${version}` });
    onInstalled();
  };
  return (
    <div className={classes.sheet}>
      <div className={classes.sheetHead}>
        <span>{changeSentence(items)}</span>
        {mayModify && pack.version != null ? (
          <Button loading={isInstalling} disabled={problems.length > 0} onClick={onInstall}>
            Install {version}
          </Button>
        ) : null}
      </div>
      {problems.length > 0 ? <Sentences title="This version cannot be installed" sentences={problems} /> : null}
      {leftOut.length > 0 ? <Sentences title="This installation goes without" sentences={leftOut} /> : null}
      {items.map((item) => (
        <Change key={item.id} item={item} />
      ))}
    </div>
  );
}

function changeSentence(items: readonly ItemChange[]): string {
  if (items.length === 0) return "Both versions have the same items.";
  const count = (action: ItemChange["action"]) => items.filter((item) => item.action === action).length;
  return [
    [count("ADDED"), "added"],
    [count("CHANGED"), "changed"],
    [count("REMOVED"), "removed"],
  ]
    .filter(([number]) => number !== 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(", ");
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    <section role="alert">
      <h3 className={classes.path}>{title}</h3>
      <ul className={classes.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

const actionLabels = { ADDED: "Added", CHANGED: "Changed", REMOVED: "Removed" } as const;

function Change({ item }: { readonly item: ItemChange }) {
  const files = findChangedFiles(item.before, item.after);
  return (
    <section className={classes.change}>
      <h3>
        {item.displayName || item.id} <Tag>{actionLabels[item.action]}</Tag>
      </h3>
      {item.overrides.length > 0 ? <Overrides item={item} /> : null}
      {files.length === 0 ? <p className={classes.quiet}>You cannot read the text of this item.</p> : null}
      {files.map(({ path, before, after }) => (
        <div key={path}>
          <h4 className={classes.path}>{path}</h4>
          <CodeDiff before={before} after={after} label={`Changes of ${path}`} />
        </div>
      ))}
    </section>
  );
}

function Overrides({ item }: { readonly item: ItemChange }) {
  const maySeeDestinations = useMay("DestinationRead");
  const areNamed = item.overrides.some(({ member }) => member === "outputIds");
  const { data } = useQuery(packDestinationsQuery, { skip: !maySeeDestinations || !areNamed });
  const names = new Map(data?.destinations.map(({ outputId, displayName }) => [outputId, displayName]));
  return (
    <ul className={classes.overrides} aria-label="Kept as you changed it">
      {item.overrides.map((override) => (
        <li key={override.member}>{overrideSentence(override, names)}</li>
      ))}
    </ul>
  );
}
