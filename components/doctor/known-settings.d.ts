/** The settings that Mixpost reads, which the bundle of the controls contains (`lib/export/bundle/`). */
declare const knownSettings: import('@/lib/browser/doctor/known-keys').KnownKeys;
