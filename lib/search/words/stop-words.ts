/** Words that stand in most texts and say nothing of what one is about: they are not in the index. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and any are as at be been between but by can could do does did for from had has have he her his how i i'm if in into is it its just
   may me my of on or our she should so some such than that the their them then there these they this those to too was we were what
   when where which while who why will with would you your`.split(/\s+/),
);

/** Words that only make a query polite or a question, or frame an error: left out of one that says more. */
export const askingWords: ReadonlySet<string> = new Set(
  'about message doc docs documentation explain find get guide help like make mixpost need please see show tell thing use using want way'.split(
    ' ',
  ),
);
