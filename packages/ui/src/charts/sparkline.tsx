export interface SparklineProps {
  readonly values: readonly number[];
  /** Describes the picture to people who do not see it. */
  readonly label: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

const widthDefaultPx = 96;
const heightDefaultPx = 20;
const gapPx = 1;

/**
 * Small bars without axes; a zero is a line of one pixel, so that a gap and a nothing look different. Two paths rather
 * than an element a bar: tables mount many of these in one frame while they scroll.
 */
export function Sparkline({ values, label, widthPx = widthDefaultPx, heightPx = heightDefaultPx }: SparklineProps) {
  const max = Math.max(1, ...values);
  const step = widthPx / Math.max(1, values.length);
  let [bars, zeros] = ["", ""];
  for (const [index, value] of values.entries()) {
    const height = Math.max(1, (value / max) * heightPx);
    const bar = `M${index * step} ${heightPx}v${-height}h${Math.max(1, step - gapPx)}v${height}z`;
    if (value > 0) bars += bar;
    else zeros += bar;
  }
  return (
    <svg width={widthPx} height={heightPx} role="img" aria-label={label} style={{ display: "block" }}>
      {zeros ? <path d={zeros} fill="var(--ui-line-strong)" /> : null}
      {bars ? <path d={bars} fill="var(--ui-control)" /> : null}
    </svg>
  );
}
