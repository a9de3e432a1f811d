'use client';

import { CrashPage } from '@/components/failures/crash-page';

/** Replaces a page that threw, inside the layout. */
export default CrashPage;
