'use client';

import { useEffect } from 'react';
import { copyOnClick } from '@/components/code/copy';
import { copyAddressOnClick } from '@/components/heading/copy-address';
import { downloadOnClick } from '@/components/values/download-filled';
import { ZoomStage } from '@/components/zoom/zoom-stage';

/** What answers, and the clicks that came while it was fetched. */
export type TextActionsProps = { readonly early: readonly MouseEvent[] };

/** What happens only when a reader clicks in the text of a page: copying code and addresses, enlarging pictures. */
export function TextActions({ early }: TextActionsProps) {
  useEffect(() => {
    const onClick = (event: Event) => {
      void copyOnClick(event);
      copyAddressOnClick(event);
      downloadOnClick(event);
    };
    early.forEach(onClick);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [early]);

  return <ZoomStage early={early} />;
}
