/**
 * An embedded statement takes one of Node's own threads for as long as it runs, and so do files and passwords. There
 * are four unless said before the first is used, which is why this is said when the module is loaded.
 */
process.env.UV_THREADPOOL_SIZE ??= "24";
