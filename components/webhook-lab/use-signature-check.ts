import { useEffect, useState } from 'react';
import { hmac } from '@/lib/browser/webhooks/digest';
import { type Delivery, findMistakes, type Mistake } from '@/lib/browser/webhooks/find-mistakes';

/** How long typing must pause before the signature is checked, in milliseconds. */
const debounceMs = 150;

export type Check = {
  readonly body: string;
  readonly signature: string;
  /** The mistakes that explain the header, none if it matches; null if none does, undefined without a header. */
  readonly mistakes: readonly Mistake[] | null | undefined;
};

/** Returns the check of a delivery once typing pauses, or null while its secret or its body is empty. */
export function useSignatureCheck({ secret, body, header }: Delivery): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  const isComplete = secret !== '' && body !== '';

  useEffect(() => {
    if (!isComplete) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const mistakes = header.trim() === '' ? undefined : await findMistakes({ secret, body, header });
      const signature = await hmac(secret, body);
      if (isCurrent) {
        setCheck({ body, signature, mistakes });
      }
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isComplete, secret, body, header]);

  return isComplete ? check : null;
}
