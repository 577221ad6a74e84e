import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";

/** What a guesser who knows the habits of people must not get done: about a day at a million guesses a second. */
const guessesMin = 1e10;
/** What must be left to guess when the own words are known. */
const restMin = 3e6;
/** The beginning is enough: what follows makes no password weaker, and its estimate takes time. */
const charactersMax = 40;
/** Nobody has to know anybody to try these. */
const productWords = ["pharos", "siem", "security"];

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether somebody would find the password among the first that they try: known passwords, words, names, dates, rows of
 * keys, repetitions, and what is known of the person and the product. Takes tens of milliseconds, the first call more;
 * the estimator is large, so import this file only where and when it is needed.
 */
export function isGuessable(password: string, ownWords: readonly string[] = []): boolean {
  const words = [...productWords, ...ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 2,
  );
  const beginning = password.slice(0, charactersMax);
  return countGuesses(beginning, words) < guessesMin || countGuesses(withoutWords(beginning, words), []) < restMin;
}

function countGuesses(password: string, words: string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return estimator.check(password, words).guesses;
}

/** Each of the words as one letter: there are few of them, but an estimate of several in a row says many. */
function withoutWords(password: string, words: readonly string[]): string {
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, "x");
  return rest;
}
