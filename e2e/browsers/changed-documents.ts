/** What changes a document that React has drawn, or is about to hydrate. Each runs in the page. */
export const documentChanges = {
  /** Wraps each text as Chrome's translation does. */
  'the browser translates it': () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest('script, style, noscript, textarea, select')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  },
  'an extension removes its footer': () => document.querySelector('footer')?.remove(),
  'an extension adds elements and changes texts': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.head.prepend(document.createElement('meta'));
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('extension-panel'));
    for (const element of document.querySelectorAll('header button, header a, .static p')) {
      element.append(' (changed)');
    }
  },
} as const;

/** A page, what a reader does there, and what must survive. The functions run in the page. */
export type TestedPage = {
  readonly path: string;
  readonly prepare: () => void;
  /** Returns what the reader sees of it; an empty text until it's there. */
  readonly read: () => string;
};

export const testedPages: readonly TestedPage[] = [
  {
    path: '/lite/updating',
    prepare: () => {
      document.querySelector<HTMLElement>('main [role="tab"][aria-selected="false"]')?.click();
    },
    read: () => {
      const tabs = [...document.querySelectorAll('main [role="tab"][aria-selected="true"]')];
      const text = document.querySelector('main')?.textContent?.length ?? 0;
      const hasText = document.querySelector('h1') !== null && text > 2000;
      return hasText ? `${tabs.map(({ textContent }) => textContent).join()} ${document.links.length > 50}` : '';
    },
  },
  {
    path: '/lite/installation/docker',
    prepare: () => {
      document.querySelector<HTMLElement>('footer [data-report]')?.click();
      const field = document.querySelector<HTMLTextAreaElement>('dialog[open] textarea');
      if (field) {
        field.value = 'The command fails.';
      }
    },
    read: () => document.querySelector<HTMLTextAreaElement>('dialog:modal textarea')?.value ?? '',
  },
  {
    path: '/doctor',
    prepare: () => {
      const field = document.querySelector<HTMLTextAreaElement>('main textarea');
      const text = "SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' (using password: YES)";
      if (field) {
        // As typing does: React ignores what's set through the element itself.
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    read: () => {
      const field = document.querySelector<HTMLTextAreaElement>('main textarea');
      const states = [...document.querySelectorAll('main [role="status"]')].map(({ textContent }) => textContent);
      const found = states.find((text) => text?.includes('found'));
      return field?.value && found ? `${field.value} ${found}` : '';
    },
  },
  {
    path: '/search?q=redis',
    prepare: () => undefined,
    read: () => {
      const results = document.querySelectorAll('main [data-tool] a').length;
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
      return results > 5 ? `${field?.value} ${results}` : '';
    },
  },
];
