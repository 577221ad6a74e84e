/** The window that functions of other rows look through stands in their SQL as this name. */
export const windowName = "w";
