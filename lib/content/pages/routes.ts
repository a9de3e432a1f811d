import { versions } from '@/content/versions';
import { type Route, routesOf } from '@/lib/site/manifest/routes';

const table = routesOf(versions);

/** Every path of this site, in the manifest's order. */
export const routes: readonly Route[] = [...table.values()];

/** Returns the route with a stem (see `stemOf`). */
export function routeAt(stem: string): Route | undefined {
  return table.get(stem);
}
