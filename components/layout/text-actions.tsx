'use client';

import { useEffect } from 'react';
import { copyOnClick } from '@/components/code/copy';
import { copyAddressOnClick } from '@/components/heading/copy-address';
import { answerPageMenu, movePageMenu } from '@/components/page-menu/answer-page-menu';
import { downloadOnClick } from '@/components/values/download-filled';
import { ZoomStage } from '@/components/zoom/zoom-stage';

/** What answers, and the clicks that came while it was fetched. */
export type TextActionsProps = { readonly early: readonly MouseEvent[] };

/** What happens only when a reader clicks in the text of a page: copying code and addresses, enlarging pictures, and the menu at its title. */
export function TextActions({ early }: TextActionsProps) {
  useEffect(() => {
    const onClick = (event: Event) => {
      void copyOnClick(event);
      copyAddressOnClick(event);
      answerPageMenu(event);
      downloadOnClick(event);
    };
    early.forEach(onClick);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', answerPageMenu);
    document.addEventListener('keydown', movePageMenu);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', answerPageMenu);
      document.removeEventListener('keydown', movePageMenu);
    };
  }, [early]);

  return <ZoomStage early={early} />;
}
