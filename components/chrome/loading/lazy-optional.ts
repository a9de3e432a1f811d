import { type ComponentType, lazy } from 'react';

/** Returns a component that's loaded in its own chunk, and renders nothing if the chunk can't be loaded. */
export function lazyOptional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
