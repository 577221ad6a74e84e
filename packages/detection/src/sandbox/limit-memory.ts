/** Caps what WebAssembly may grow to: beyond it Python's allocations fail with MemoryError. */
export function limitMemory(bytesMax: number): void {
  const pageBytes = 64 * 1024;
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function growWithinLimit(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > bytesMax) throw new RangeError("the sandbox's memory is used up");
    return grow.call(this, pages);
  };
}
