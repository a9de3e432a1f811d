import { atIdle } from '@/lib/browser/at-idle';
import { currentConnection, isThrifty } from '@/lib/browser/connection';
import { storageSlot } from '@/lib/browser/storage-slot';

/** A font that a page is painted without, as a script declares it. */
export type LateFont = { readonly family: string; readonly weight: string; readonly address: string };

/**
 * Shows fonts in a page once it has been painted. One that an earlier page has fetched is there at once, so it is shown from the start. Its
 * fallbacks are as wide (`app/styles/mono.css`): nothing moves.
 */
export function addFonts(fonts: readonly LateFont[]): void {
  const fetched = storageSlot('font');
  const add = async ({ family, weight, address }: LateFont) => {
    const face = new FontFace(family, `url(${address})`, { weight });
    await face.load();
    document.fonts.add(face);
    fetched.write(address);
  };
  for (const font of fonts) {
    // The page is whole without it.
    const show = () => void add(font).catch(() => undefined);
    if (fetched.read() === font.address) {
      show();
    } else if (!isThrifty(currentConnection())) {
      whenPainted(() => atIdle(show));
    }
  }
}

/** Acts when the page has been painted. */
function whenPainted(act: () => void): void {
  const paints = new PerformanceObserver(() => {
    paints.disconnect();
    act();
  });
  paints.observe({ type: 'paint' });
}
