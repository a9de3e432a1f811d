import type { PayloadFile } from './late-files';

/** The payload of a page belongs to another deploy than the page: the two do not fit together. */
export class OtherDeploy extends Error {}

/**
 * What React takes a page over with, in a file of its own.
 *
 * @param file where it is; null where the page holds it
 * @param deploy the deploy that the page belongs to
 */
export function pagePayload(file: PayloadFile | null, deploy: string): { fetchAhead(): void; hand(): Promise<void> } {
  let coming: Promise<string> | null = null;
  let isHanded = file === null;
  const ask = (from: PayloadFile) => {
    coming ??= fetchPayload(from, deploy).catch((error: unknown) => {
      // So that it is asked for again.
      coming = null;
      throw error;
    });
    return coming;
  };
  return {
    fetchAhead() {
      if (file && !isHanded) {
        ask(file).catch(() => undefined);
      }
    },
    /**
     * Hands it to Next's own start, in the form of the inline scripts that Next writes; once.
     *
     * @throws OtherDeploy when the site was deployed anew since the page was loaded; another error when it cannot be fetched
     */
    async hand() {
      if (!file || isHanded) {
        return;
      }
      const text = await ask(file);
      const page = self as { __next_f?: unknown[] };
      page.__next_f ??= [];
      page.__next_f.push([0], [1, text]);
      isHanded = true;
      coming = null;
    },
  };
}

async function fetchPayload({ address, length }: PayloadFile, deploy: string): Promise<string> {
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) {
    throw new Error(`${address} could not be loaded: status ${answer.status}.`);
  }
  const text = await answer.text();
  if (!text.includes(`"data-deploy":"${deploy}"`)) {
    throw new OtherDeploy(`${address} is of another deploy.`);
  }
  if (text.length !== length) {
    throw new Error(`${address} was cut off.`);
  }
  return text;
}
