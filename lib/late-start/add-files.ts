import { atIdle } from '@/lib/browser/at-idle';

/** Resolves when an element that was added has loaded its file; takes it away again and rejects when it cannot. */
function added<Kind extends HTMLLinkElement | HTMLScriptElement>(element: Kind, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(element);
  });
}

/**
 * Says how the style sheets and scripts of a page are added to it. Each file is added once, unless it failed before.
 *
 * @param scripts the addresses of all its scripts, in the order in which they run
 */
export function fileAdder(scripts: readonly string[]): {
  addStyle(href: string): Promise<void>;
  addScripts(): Promise<void>;
} {
  const done = new Set<string>();
  const addOnce = async (src: string, add: () => Promise<void>) => {
    if (!done.has(src)) {
      done.add(src);
      await add().catch((error: unknown) => {
        done.delete(src);
        throw error;
      });
    }
  };
  return {
    addStyle: (href) =>
      addOnce(href, () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        // So React knows it for one of its own, and adds those of other pages behind it.
        link.dataset.precedence = 'next';
        return added(link, href);
      }),
    async addScripts() {
      const all = await Promise.allSettled(
        scripts.map((src) =>
          addOnce(src, () => {
            const script = document.createElement('script');
            // In order, each in a task of its own.
            script.async = false;
            script.src = src;
            const loaded = added(script, src);
            // Read only when it was added; by this attribute React finds it, and does not add it again.
            script.setAttribute('async', '');
            return loaded;
          }),
        ),
      );
      // Not before the last is settled: who adds them anew at once would take one that is about to fail for added.
      const failed = all.find((one) => one.status === 'rejected');
      if (failed) {
        throw failed.reason;
      }
    },
  };
}

/** Has files fetched without running them: now (`preload`), or when nothing else is to do (`prefetch`), each in a task of its own then. */
export function hint(rel: 'preload' | 'prefetch', as: 'script' | 'style', files: readonly string[]): void {
  for (const href of files) {
    const add = () => {
      const link = document.createElement('link');
      link.rel = rel;
      link.as = as;
      link.href = href;
      document.head.append(link);
    };
    if (rel === 'prefetch') {
      atIdle(add);
    } else {
      add();
    }
  }
}
