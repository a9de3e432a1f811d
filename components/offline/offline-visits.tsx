'use client';

import { usePathname } from 'next/navigation';
import { useVisits } from './use-visits';

/** Keeps visited pages for reading without a network, and says when the docs were updated meanwhile. */
export function OfflineVisits() {
  const update = useVisits(usePathname());
  return update && <update.Notice />;
}
