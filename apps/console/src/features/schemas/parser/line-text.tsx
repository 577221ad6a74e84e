import { tintClass } from "@pharos/ui";
import { useRef } from "react";
import { type LineSegment, lineSegments } from "./line-segments.ts";
import classes from "./parser.module.css";
import type { Selection } from "./pattern-edit.ts";
import { placedPieces, stopOf } from "./read-line.ts";
import type { ParsedLine } from "./use-parsed-samples.ts";

/** A longer line scrolls by itself. */
const lengthMax = 800;

interface LineTextProps {
  readonly line: ParsedLine;
  readonly isOpen: boolean;
  readonly tints: ReadonlyMap<string, number>;
  /** The name whose pieces stand out. */
  readonly pointed: string | undefined;
  /** By the pointer; undefined where nothing can be made of it. */
  readonly onSelect: ((selection: Selection) => void) | undefined;
}

/** The text of a line, each piece on the ground of its field. */
export function LineText({ line, isOpen, tints, pointed, onSelect }: LineTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const stop = stopOf(line);
  const segments = lineSegments(line.text.length, placedPieces(line), stop?.at);
  const scrolls = isOpen && line.text.length > lengthMax;
  const select = () => {
    const selection = element.current && selectedIn(element.current);
    if (selection) onSelect?.(selection);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the form below selects by keyboard
    <div
      ref={element}
      className={classes.text}
      onMouseUp={onSelect && select}
      {...(scrolls && { role: "group", "aria-label": "Text of the line", tabIndex: 0 })}
    >
      {segments.map((segment) => (
        <Segment
          key={segment.start}
          segment={segment}
          text={line.text.slice(segment.start, segment.end)}
          tint={segment.piece && tints.get(segment.piece.name)}
          isPointed={pointed !== undefined && segment.piece?.name === pointed}
          isStop={segment.start === stop?.at}
        />
      ))}
      {stop?.at === line.text.length ? <span className={classes.stop} aria-hidden /> : null}
    </div>
  );
}

interface SegmentProps {
  readonly segment: LineSegment;
  readonly text: string;
  readonly tint: number | undefined;
  readonly isPointed: boolean;
  /** The parser stops in front of it. */
  readonly isStop: boolean;
}

function Segment({ segment: { piece, isBeyond }, text, tint, isPointed, isStop }: SegmentProps) {
  const mark = isStop ? <span className={classes.stop} aria-hidden /> : null;
  if (isBeyond) {
    return (
      <>
        {mark}
        <span className={classes.beyond}>{text}</span>
      </>
    );
  }
  if (!piece) return <span className={classes.plain}>{text}</span>;
  const title = piece.name === "" ? "Matched and discarded" : `${piece.name}: ${piece.value ?? "left out"}`;
  const look = tint === undefined ? classes.discarded : tintClass(tint);
  return (
    <span className={look} data-pointed={isPointed || undefined} title={title}>
      {text}
    </span>
  );
}

/** What is selected within an element, in UTF-16 units of its text. */
function selectedIn(element: HTMLElement): Selection | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}
