const pageBits: usize = 16;

/** Makes the memory reach at least to this address. */
export function reserve(end: usize): void {
  const wanted = (end + 0xffff) >> pageBits;
  const present = <usize>memory.size();
  // A quarter more each time, so that a long text does not grow the memory node by node.
  if (wanted > present) memory.grow(<i32>(wanted - present + (present >> 2)));
}

/** The next address that a record may start at. */
export function aligned(address: usize): usize {
  return (address + 7) & ~(<usize>7);
}
