/** What each section that solves an error says first, by its address. The bundle of the controls contains it. */
declare const sectionAnswers: Readonly<Record<string, import('@/lib/browser/doctor/answer').Answer>>;
