'use client';

import { CrashPage } from '@/components/failures/crash-page';

/** A page that threw, inside the layout. */
export default CrashPage;
