/** Compressed or plain bytes of one HTTP request. */
export const requestBytesMax = 64 * 1024 * 1024;
/** Bytes after decompression of what is read at once: a zip bomb stops here. */
export const decompressedBytesMax = 256 * 1024 * 1024;
/** The same of a body that is not read slice by slice: deflate, snappy, Firehose's records, what shippers send. */
export const unpackedWholeBytesMax = 64 * 1024 * 1024;
/** Bytes of one delivery after decompression, which are read slice by slice. */
export const deliveryBytesMax = 2 * 1024 * 1024 * 1024;
/** A delivery is processed in slices of about so many bytes after decompression. */
export const sliceBytes = 4 * 1024 * 1024;
/** Bytes of one event; a longer one is kept as a failure with its first part. */
export const eventBytesMax = 8 * 1024 * 1024;
/** Levels of nesting that an event may have. */
export const eventDepthMax = 256;
/** Bytes of a failed event that are kept with its reason. */
export const failureRawBytesMax = 64 * 1024;
