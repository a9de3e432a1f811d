/** Words that most texts contain and that say nothing about the subject; they aren't indexed. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and any are as at be been between but by can could do does did for from had has have he her his how i i'm if in into is it its just
   may me my of on or our she should so some such than that the their them then there these they this those to too was we were what
   when where which while who why will with would you your`.split(/\s+/),
);

/** Words that make a query polite or a question, or introduce an error; dropped if more specific words remain. */
export const politeWords: ReadonlySet<string> = new Set(
  `about anything doc docs documentation explain find get guide happen happened happens help know like make many message mixpost much need
   often please possible see show something support supported supports tell thing try trying use using want way`.split(
    /\s+/,
  ),
);

/**
 * Words that say that something is wrong or wanted, but not what, and words that only make a question precise; they
 * count less than others.
 */
const weakWords: ReadonlySet<string> = new Set(
  `able add after allow already anymore available before can't cannot change couldn't created doesn't does error fail failed failing five four
   getting going isn't issue just keep longer new no not one only option problem process put request requests running see set show
   sometimes still take three trouble two unable via when without won't work working wrong`.split(/\s+/),
);

/** Returns whether a word counts less than others. Verbs are also recognized in the third person, as in "it allows". */
export function isWeak(word: string): boolean {
  return weakWords.has(word) || (word.length > 3 && weakWords.has(word.replace(/s$/, '')));
}
