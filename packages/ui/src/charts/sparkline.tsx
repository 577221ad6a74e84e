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

/** Small bars without axes; a zero is a line of one pixel, so that a gap and a nothing look different. */
export function Sparkline({ values, label, widthPx = widthDefaultPx, heightPx = heightDefaultPx }: SparklineProps) {
  const max = Math.max(1, ...values);
  const step = widthPx / Math.max(1, values.length);
  return (
    <svg width={widthPx} height={heightPx} role="img" aria-label={label} style={{ display: "block" }}>
      {values.map((value, index) => {
        const height = Math.max(1, (value / max) * heightPx);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place in time
            key={index}
            x={index * step}
            y={heightPx - height}
            width={Math.max(1, step - gapPx)}
            height={height}
            fill={value > 0 ? "var(--ui-control)" : "var(--ui-line-strong)"}
          />
        );
      })}
    </svg>
  );
}
