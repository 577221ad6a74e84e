/** Below it, each destination has an address of its own. */
export const hookPath = "/hooks/destinations/";
