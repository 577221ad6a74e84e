export const barHeightPx = 30;
