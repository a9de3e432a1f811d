import { readAnswers } from '@/lib/export/bundle/answers';

export const dynamic = 'force-static';

/** Returns what each section that solves an error says first, for the log doctor (`components/doctor/`). */
export function GET(): Response {
  return Response.json(readAnswers());
}
