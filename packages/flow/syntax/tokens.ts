import { reserve } from "./memory.ts";

// A token's record: kind, start, end, word (of an identifier) or partner (of a bracket).
const recordBits: usize = 4;
let base: usize = 0;
let count: i32 = 0;

/** Starts an empty list at this address. */
export function startTokens(at: usize): void {
  base = at;
  count = 0;
}

export function addToken(kind: i32, start: i32, end: i32, word: i32): void {
  const at = base + ((<usize>count) << recordBits);
  reserve(at + 16);
  store<i32>(at, kind);
  store<i32>(at, start, 4);
  store<i32>(at, end, 8);
  store<i32>(at, word, 12);
  count++;
}

export function tokensStart(): usize {
  return base;
}

export function tokensEnd(): usize {
  return base + ((<usize>count) << recordBits);
}

export function tokenCount(): i32 {
  return count;
}

export function kindOf(token: i32): i32 {
  return load<i32>(base + ((<usize>token) << recordBits));
}

export function startOf(token: i32): i32 {
  return load<i32>(base + ((<usize>token) << recordBits), 4);
}

export function endOf(token: i32): i32 {
  return load<i32>(base + ((<usize>token) << recordBits), 8);
}

/** The word of an identifier; 0 where the grammar does not know it. */
export function wordOf(token: i32): i32 {
  return load<i32>(base + ((<usize>token) << recordBits), 12);
}

/** The bracket that closes this one; 0 where none does. */
export function partnerOf(token: i32): i32 {
  return load<i32>(base + ((<usize>token) << recordBits), 12);
}

export function setPartner(token: i32, partner: i32): void {
  store<i32>(base + ((<usize>token) << recordBits), partner, 12);
}
