interface TrackColumn {
  readonly id: string;
  readonly widthPx?: number;
  readonly grow?: boolean | number;
}

export const columnWidthPx = 160;
/** The width of the last track that the columns' menu covers. */
const menuWidthPx = 36;

/**
 * The grid that the head and every row share, as CSS variables: a growing column takes what is left until the reader
 * has given it a width; where none grows, the empty last track does, which lies below the menu of the columns.
 */
export function columnTracks(
  columns: readonly TrackColumn[],
  widths: Readonly<Record<string, number>>,
  leadingPx: number,
) {
  let minWidthPx = leadingPx;
  let isFilled = false;
  const tracks = columns.map(({ id, widthPx = columnWidthPx, grow }) => {
    const width = widths[id] ?? widthPx;
    minWidthPx += width;
    if (!grow || widths[id] !== undefined) return `${width}px`;
    isFilled = true;
    return `minmax(${width}px, ${Number(grow)}fr)`;
  });
  const leading = leadingPx > 0 ? [`${leadingPx}px`] : [];
  return {
    "--template": [...leading, ...tracks, isFilled ? `${menuWidthPx}px` : `minmax(${menuWidthPx}px, 1fr)`].join(" "),
    "--min-width": `${minWidthPx + menuWidthPx}px`,
  };
}
