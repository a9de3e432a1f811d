import { type ComponentType, lazy } from 'react';

/** A component in a chunk of its own, of which nothing is shown when the chunk cannot be loaded. */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
