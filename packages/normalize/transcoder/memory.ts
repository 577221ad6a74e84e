const pageBits: usize = 16;

let free: usize = (__heap_base + 15) & ~(<usize>15);

/** Memory that stays taken; its address is a multiple of 16. */
export function allocate(bytes: i32): usize {
  const start = free;
  free = (start + <usize>bytes + 15) & ~(<usize>15);
  // Blocks are read beyond the end of what they hold.
  const pages = <i32>((free + 0x1ffff) >> pageBits) - memory.size();
  if (pages > 0) memory.grow(pages);
  return start;
}
