/** The server counts exactly up to here. */
const exactCountMax = 10_000;

/** "10,000 or more": how many a filter finds. */
export const matchCountText = (count: number): string =>
  `${count.toLocaleString("en")}${count >= exactCountMax ? " or more" : ""}`;

export const alertCountText = (count: number): string => (count === 1 ? "1 alert" : `${matchCountText(count)} alerts`);
