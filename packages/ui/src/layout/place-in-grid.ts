/** In columns and rows. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sizeMin = 2;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step in the direction of an arrow key, within the columns; undefined for another key. */
export function movedBy({ x, y, width, height }: GridPlace, key: string, columns: number): GridPlace | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  return { x: Math.min(columns - width, Math.max(0, x + step[0])), y: Math.max(0, y + step[1]), width, height };
}

/** Wider or higher by a step, or less so, within the columns; undefined for another key. */
export function resizedBy({ x, y, width, height }: GridPlace, key: string, columns: number): GridPlace | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const wider = Math.min(columns - x, Math.max(sizeMin, width + step[0]));
  return { x, y, width: wider, height: Math.max(sizeMin, height + step[1]) };
}
