/** What each operation takes, which the bundle of the controls contains (`lib/export/bundle/`). */
declare const apiRequests: Readonly<
  Record<string, import('@/lib/content/api/request-descriptions').RequestDescription>
>;
