/** What the sections of all known errors say first. They load with the log doctor, before it knows any text. */
export const answers = sectionAnswers;
