/** Copies write whole blocks: so much of what lies behind the end of a buffer must be free. */
export const slack: usize = 64;

let place: usize = 0;
let limit: usize = 0;
let isFull: bool = false;

/** Where rows are written from now on, up to an end. */
export function beginOutput(start: usize, end: usize): void {
  place = start;
  limit = end - slack;
  isFull = false;
}

/** Whether something had no room since then. */
export function isOutOfRoom(): bool {
  return isFull;
}

export function outputPlace(): usize {
  return place;
}

export function setOutputPlace(to: usize): void {
  place = to;
}

/** Whether so many bytes fit and what is always written behind them. */
export function hasRoom(bytes: usize): bool {
  if (place + bytes <= limit) return true;
  isFull = true;
  return false;
}

export function put(byte: i32): void {
  store<u8>(place, byte);
  place += 1;
}

/** Copies in blocks of sixteen bytes, so that up to fifteen behind the end are written as well. */
export function copyBlocks(to: usize, from: usize, bytes: usize): void {
  for (let done: usize = 0; done < bytes; done += 16) v128.store(to + done, v128.load(from + done));
}

export function putBytes(from: usize, bytes: usize): void {
  copyBlocks(place, from, bytes);
  place += bytes;
}

/** Puts a closing bracket in the place of the last comma, or behind an opening bracket that nothing followed. */
export function close(bracket: i32): void {
  const last = place - 1;
  if (load<u8>(last) === 0x2c) store<u8>(last, bracket);
  else put(bracket);
}
