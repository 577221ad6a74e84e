import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Behind the header, in small: a unit or a type. */
  readonly hint?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sorting by this column: `true` leaves it to `onSortChange`, a function sorts the rows here. */
  readonly sort?: true | ((row: Row) => string | number);
  readonly widthPx?: number;
  /** Takes its part of the room that is left; a number says how many parts. */
  readonly grow?: boolean | number;
  /** Numbers end at the same edge. */
  readonly align?: "end";
  /** Not shown until the reader asks for it. */
  readonly isHidden?: boolean;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: "ascending" | "descending";
}

export interface DataTableProps<Row> {
  /** Says what is listed, to those who hear the page. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Stable between renders. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Stable between renders. */
  readonly rowId: (row: Row) => string;
  /** Under which the reader's order, widths and hidden columns are remembered. */
  readonly storageKey?: string;
  readonly sort?: TableSort;
  /** Given: the rows come sorted. Absent: they are sorted here. */
  readonly onSortChange?: (sort: TableSort) => void;
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  readonly onOpen?: (row: Row) => void;
  /** Called when the last rows come into view. */
  readonly onEndReached?: () => void;
  readonly isLoadingMore?: boolean;
  /** Told true while the reader has scrolled down, or has moved to a row by key: rows should not move then. */
  readonly onReadingChange?: (isReading: boolean) => void;
  readonly rowHeightPx?: number;
  /** j, k, x and Enter work wherever the focus is; false where a page has two tables. */
  readonly ownsKeys?: boolean;
}
