// What only the host can do; TypeScript passes the functions when it loads the module.

/** What `readTime` of timestamps/read-time.ts answers, for all formats of a field. */
export declare function readTimeGenerally(parser: i32, start: usize, end: usize, isNumber: bool, out: usize): i32;

/** Whether a schema allows a text. */
export declare function isAllowedText(check: i32, start: usize, end: usize): bool;

/** Prints a number as `JSON.stringify` does, in at most 32 bytes; answers how many. */
export declare function printNumber(start: usize, end: usize, out: usize): i32;
