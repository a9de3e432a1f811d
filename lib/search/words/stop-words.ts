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

/** Words that say that something is wrong or wanted, but not what; they count less than others. */
export const weakWords: ReadonlySet<string> = new Set(
  `able add after allow anymore available before can't cannot change couldn't created doesn't does error errors fail failed failing fails getting going isn't issue issues
   keep keeps longer new no not option problem problems process put request requests running see set show sometimes still trouble unable via when without won't work working
   works wrong`.split(/\s+/),
);
