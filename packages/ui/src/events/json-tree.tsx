import { ActionIcon } from "@mantine/core";
import { IconChevronRight, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { copyText } from "../feedback/copy-text.ts";
import classes from "./event-viewer.module.css";
import { copyableText, noTags, type TagsOf, type ValueActions } from "./value-actions.ts";
import { ValueMenu } from "./value-menu.tsx";
import { ValueTags } from "./value-tags.tsx";

interface JsonTreeProps {
  readonly value: unknown;
  readonly actions?: ValueActions;
  readonly tagsOf?: TagsOf | undefined;
  /** Nodes down to this depth start open. */
  readonly openDepth?: number;
}

const openDepthDefault = 2;
/** A node with more members than this starts closed. */
const openMembersMax = 60;

/** Any JSON value as a tree; each node folds and can be copied, each value has a menu. */
export function JsonTree({ value, actions = {}, tagsOf = noTags, openDepth = openDepthDefault }: JsonTreeProps) {
  if (!isNode(value)) return <Value path="" value={value} actions={actions} />;
  return <Members value={value} path="" depth={0} openDepth={openDepth} actions={actions} tagsOf={tagsOf} />;
}

type Node = Record<string, unknown> | readonly unknown[];
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

interface MembersProps {
  readonly value: Node;
  readonly path: string;
  readonly depth: number;
  readonly openDepth: number;
  readonly actions: ValueActions;
  readonly tagsOf: TagsOf;
}

function Members({ value, path, depth, openDepth, actions, tagsOf }: MembersProps) {
  return (
    <ul className={classes.members}>
      {Object.entries(value).map(([key, member]) => {
        const memberPath = Array.isArray(value) ? path : path ? `${path}.${key}` : key;
        return isNode(member) ? (
          <Branch
            key={key}
            name={key}
            value={member}
            path={memberPath}
            depth={depth + 1}
            openDepth={openDepth}
            actions={actions}
            tagsOf={tagsOf}
          />
        ) : (
          <li key={key} className={classes.leaf}>
            <span className={classes.key}>{key}</span>
            <Value path={memberPath} value={member} actions={actions} />
            <ValueTags tags={tagsOf(memberPath, member)} />
          </li>
        );
      })}
    </ul>
  );
}

function Branch({ name, ...rest }: MembersProps & { name: string }) {
  const { value, depth, openDepth } = rest;
  const size = Object.keys(value).length;
  const [isOpen, setOpen] = useState(depth <= openDepth && size <= openMembersMax);
  const brackets = Array.isArray(value) ? "[]" : "{}";
  return (
    <li className={classes.branch}>
      <span className={classes.branchHead}>
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={13} aria-hidden />
          <span className={classes.key}>{name}</span>
          <span className={classes.size}>
            {brackets[0]}
            {size}
            {brackets[1]}
          </span>
        </button>
        <ActionIcon
          size="xs"
          className={classes.copy}
          aria-label={`Copy ${name}`}
          onClick={() => copyText(copyableText(value))}
        >
          <IconCopy size={12} />
        </ActionIcon>
      </span>
      {isOpen && size > 0 ? <Members {...rest} /> : null}
    </li>
  );
}

function Value({ path, value, actions }: { path: string; value: unknown; actions: ValueActions }) {
  return (
    <ValueMenu path={path} value={value} actions={actions}>
      <span data-type={value === null ? "null" : typeof value}>{value === "" ? '""' : String(value)}</span>
    </ValueMenu>
  );
}
