/** The settings that Mixpost reads, which the bundle of the controls contains (`lib/export/bundle/`). */
declare const knownSettings: import('@/lib/browser/doctor/known-keys').KnownKeys;

/** What each section that solves an error says first, by its address, which the bundle contains as well. */
declare const sectionAnswers: Readonly<Record<string, import('@/lib/browser/doctor/answer').Answer>>;
