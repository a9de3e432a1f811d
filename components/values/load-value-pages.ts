import { basePath } from '@/lib/site/base-path.mjs';

export type ValuePages = Readonly<Record<string, readonly { readonly path: string; readonly title: string }[]>>;

export async function loadValuePages(): Promise<ValuePages> {
  const response = await fetch(`${basePath}/value-pages.json`);
  if (!response.ok) {
    throw new Error(`The list of pages couldn't be loaded (HTTP ${response.status}).`);
  }
  return response.json();
}
