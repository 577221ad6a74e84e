import {
  BlockSkeleton,
  Button,
  Facts,
  FailedState,
  Page,
  PageHeader,
  Panel,
  SeverityBadge,
  SideSheet,
  StatusBadge,
  Tag,
  TextSkeleton,
  TimeText,
} from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import type { PackItemKind, PackPageQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { PackEnabledSwitch } from "../pack-enabled-switch.tsx";
import { readPackPageSearch } from "../pack-search.ts";
import classes from "../packs.module.css";
import { switchSentence } from "../switch-sentence.ts";
import { memberWords } from "./override-words.ts";
import { itemPath, kindGroups } from "./pack-item-kinds.ts";

/** Brings the comparing editor with it. */
const PackChanges = lazy(() => import("./pack-changes.tsx").then((module) => ({ default: module.PackChanges })));
const route = getRouteApi("/shell/build/packs/$packId");
const skeletonHeightPx = 360;
const sheetWidthPx = 900;

const packQuery = graphql(`
  query PackPage($id: ID!) {
    pack(id: $id) {
      id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds lastModified
      versions { version publishedAt notes isInstalled }
      items { id kind displayName enabled severity overrides }
      gaps { id neededBy isElsewhere }
      logTypes { name isReceived }
    }
  }
`);
type Pack = PackPageQuery["pack"];

export function PackPage() {
  const { packId } = route.useParams();
  const { compare } = route.useSearch();
  const change = useSearchChange(`/build/packs/${packId}/`, readPackPageSearch);
  const variables = useMemo(() => ({ id: packId }), [packId]);
  const { data, error, refetch } = useLiveQuery(packQuery, { topics: ["detections"], variables });
  const pack = data?.pack;
  useBreadcrumbName(packId, pack?.displayName);
  if (!pack && error) return <PageFailure title="Couldn't load the pack" error={error} onRetry={() => refetch()} />;
  if (!pack) {
    return (
      <Page kind="wide">
        <TextSkeleton lines={2} />
        <BlockSkeleton height={skeletonHeightPx} />
      </Page>
    );
  }
  const show = (version: string | undefined) => change({ compare: version });
  return (
    <Page kind="wide">
      <PageHeader
        title={pack.displayName}
        actions={
          <>
            <PackEnabledSwitch pack={pack} label="Enabled" />
            {pack.hasUpdate && pack.newestVersion ? (
              <Button onClick={() => show(pack.newestVersion ?? undefined)}>Update to {pack.newestVersion}</Button>
            ) : null}
          </>
        }
      >
        {pack.hasUpdate ? <Tag>Update available</Tag> : null}
        <span>{pack.description || "No description"}</span>
      </PageHeader>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Gaps pack={pack} />
          <Items pack={pack} />
        </div>
        <div className={classes.aside}>
          <PackFacts pack={pack} />
          <Versions pack={pack} onCompare={show} />
        </div>
      </div>
      <SideSheet
        opened={compare !== undefined}
        onClose={() => show(undefined)}
        title={compare ? `${pack.displayName}: ${pack.version ?? "not installed"} to ${compare}` : ""}
        widthPx={sheetWidthPx}
      >
        {compare === undefined ? null : (
          <PanelBoundary>
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <PackChanges pack={pack} version={compare} onInstalled={() => refetch().then(() => show(undefined))} />
            </Suspense>
          </PanelBoundary>
        )}
      </SideSheet>
    </Page>
  );
}

function Gaps({ pack: { gaps } }: { readonly pack: Pack }) {
  if (gaps.length === 0) return null;
  const sentences = gaps.map(({ id, neededBy, isElsewhere }) => {
    if (!neededBy) return `${id} is named by the pack, but does not exist here.`;
    return isElsewhere
      ? `${neededBy} needs ${id}, which the pack does not name.`
      : `${neededBy} needs ${id}, which does not exist here.`;
  });
  return (
    <FailedState
      title={gaps.length === 1 ? "The pack lacks an item" : `The pack lacks ${gaps.length} items`}
      message={sentences.join(" ")}
    />
  );
}

function Items({ pack }: { readonly pack: Pack }) {
  const isInstalled = pack.origin !== "SOURCE" || pack.version != null;
  if (!isInstalled) {
    return (
      <Panel title="Items">
        <p className={classes.quiet}>
          Nothing of this pack is installed yet. Enable it to install {pack.newestVersion ?? "its newest version"}:{" "}
          {pack.itemIds.join(", ")}.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Items">
      {pack.items.length === 0 ? <p className={classes.quiet}>You cannot see any item of this pack.</p> : null}
      {kindGroups.map(({ label, kinds }) => (
        <ItemGroup key={label} label={label} items={pack.items.filter(({ kind }) => kinds.includes(kind))} />
      ))}
    </Panel>
  );
}

interface ItemGroupProps {
  readonly label: string;
  readonly items: Pack["items"];
}

function ItemGroup({ label, items }: ItemGroupProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={classes.group}>
        {label} ({items.length})
      </h3>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemName id={item.id} kind={item.kind} name={item.displayName || item.id} />
            <span className={classes.itemFacts}>
              {item.overrides.length > 0 ? <Tag>{`Changed: ${item.overrides.map(memberWords).join(", ")}`}</Tag> : null}
              {item.enabled === false ? <StatusBadge tone="neutral">DISABLED</StatusBadge> : null}
              {item.severity ? <SeverityBadge severity={item.severity} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemName({ id, kind, name }: { readonly id: string; readonly kind: PackItemKind; readonly name: string }) {
  const path = itemPath(kind, id);
  return path === undefined ? (
    <span>{name}</span>
  ) : (
    <PathLink path={path} className={classes.name}>
      {name}
    </PathLink>
  );
}

function PackFacts({ pack }: { readonly pack: Pack }) {
  const { id, origin, sourceName, version, lastModified, logTypes } = pack;
  const source = sourceName ?? (origin === "PHAROS" ? "Comes with Pharos" : "Uploaded");
  const state = switchSentence(pack);
  return (
    <Panel title="Details">
      <Facts
        items={[
          [
            "Pack ID",
            <span key="id" className={classes.mono}>
              {id}
            </span>,
          ],
          ...(state ? [["State", state] as const] : []),
          ["Source", source],
          ["Version", version ?? (origin === "UPLOAD" ? "None" : "Not installed")],
          ["Modified", <TimeText key="modified" value={lastModified} relative />],
          [
            "Log types",
            logTypes.length === 0 ? (
              "None"
            ) : (
              <ul key="types" className={classes.list}>
                {logTypes.map(({ name, isReceived }) => (
                  <li key={name}>
                    {name} {isReceived ? null : <span className={classes.quiet}>(not received)</span>}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function Versions({ pack, onCompare }: { readonly pack: Pack; readonly onCompare: (version: string) => void }) {
  if (pack.versions.length === 0) return null;
  const installedAt = pack.versions.findIndex(({ isInstalled }) => isInstalled);
  const actionFor = (index: number) => (installedAt === -1 ? "Show" : index < installedAt ? "Update" : "Revert");
  return (
    <Panel title="Versions">
      <ol className={classes.versions}>
        {pack.versions.map(({ version, publishedAt, notes, isInstalled }, index) => (
          <li key={version}>
            <span title={notes}>
              {version} <TimeText value={publishedAt} relative />
            </span>
            {isInstalled ? (
              <StatusBadge tone="pass">INSTALLED</StatusBadge>
            ) : (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`${actionFor(index)}: compare with ${version}`}
                onClick={() => onCompare(version)}
              >
                {actionFor(index)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
