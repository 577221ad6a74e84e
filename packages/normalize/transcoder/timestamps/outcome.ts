/** The format reads the value, and so many characters were written: `YYYY-MM-DD HH:MM:SS.nnnnnnnnn`. */
export const timeLength: i32 = 29;
/** The format does not read the value. */
export const unread: i32 = 0;
/** Only the general way knows what the format makes of the value. */
export const cannotTell: i32 = -1;
