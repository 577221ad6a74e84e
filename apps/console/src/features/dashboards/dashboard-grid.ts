export const rowHeightPx = 40;
export const gapPx = 12;

/** Of so many rows of the grid, with the gaps between them. */
export const panelHeightPx = (rows: number): number => rows * rowHeightPx + (rows - 1) * gapPx;
