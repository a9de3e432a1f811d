import type { Answer } from '@/lib/browser/doctor/answer';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** What each section that solves an error says first, by its address. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Loads the answers (`app/doctor-answers.json/route.ts`). The address includes the build, so that no page reads those of
 * another one from a cache.
 *
 * @throws if the host can't be reached or doesn't have the file
 */
export async function loadAnswers(): Promise<Answers> {
  const build = document.documentElement.dataset.deploy ?? '';
  const response = await fetch(withBasePath(`/doctor-answers.json?${build}`));
  if (!response.ok) {
    throw new Error(`/doctor-answers.json returned status ${response.status}.`);
  }
  return response.json();
}
