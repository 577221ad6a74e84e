import { spellings } from "../../syntax/word.ts";

/** Every word that the grammar knows, for colours that are there before the text is read. */
export const flowWords: readonly string[] = spellings.split(/\s+/);
