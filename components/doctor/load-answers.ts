import type { Answer } from '@/lib/browser/doctor/answer';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** What each section that solves an error says first, by its address. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Loads the answers (`app/doctor-answers.json/route.ts`). The address includes the build, so that no page reads those of
 * another one from a cache.
 *
 * @throws if the host can't be reached or doesn't have the file
 */
export function loadAnswers(): Promise<Answers> {
  return fetchJson(withBasePath(`/doctor-answers.json?${document.documentElement.dataset.deploy ?? ''}`));
}
