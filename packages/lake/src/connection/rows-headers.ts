/**
 * How many bytes of rows an insert brings. The client sends them in pieces without a length; our own engine makes room
 * for all of them at once instead of keeping the pieces until the last has come. A server passes over it.
 */
export const rowsLengthHeader = "x-pharos-rows-length";

/**
 * The file in the engine's own folder that holds the rows of an insert, whose body is empty then: through the socket they
 * cost both processes more, piece by piece. Only our own engine knows it.
 */
export const rowsFileHeader = "x-pharos-rows-file";
