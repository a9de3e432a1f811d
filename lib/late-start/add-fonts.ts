import { afterFirstPaint } from '@/lib/browser/at-idle';
import { currentConnection, isThrifty } from '@/lib/browser/connection';
import { storageSlot } from '@/lib/browser/storage-slot';

/** A font that a page is painted without, as a script declares it. */
export type LateFont = { readonly family: string; readonly weight: string; readonly address: string };

/**
 * Shows fonts in a page once it has been painted. One that an earlier page has fetched is there at once, so it is shown from the start. Its
 * fallbacks are as wide (`app/styles/fonts.css`): nothing moves.
 *
 * @returns resolves when all are shown that will be: the page is whole without those that cannot be fetched
 */
export async function addFonts(fonts: readonly LateFont[]): Promise<void> {
  const fetched = storageSlot('font');
  const add = async ({ family, weight, address }: LateFont) => {
    const face = new FontFace(family, `url(${address})`, { weight });
    await face.load();
    document.fonts.add(face);
    fetched.write(address);
  };
  await Promise.allSettled(
    fonts.map(async (font) => {
      if (fetched.read() !== font.address) {
        if (isThrifty(currentConnection())) {
          return;
        }
        await new Promise<void>(afterFirstPaint);
      }
      await add(font);
    }),
  );
}
