/** What the key that goes with letters is called here: ⌘ on a Mac, Ctrl elsewhere. */
export const commandKey = /^(Mac|iP)/.test(navigator.platform) ? "⌘" : "Ctrl";
