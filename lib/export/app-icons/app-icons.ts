/**
 * A PNG version of `public/icon.svg`. Phones crop a `maskable` icon to their own shape, and show an `apple` icon
 * without transparency, so both are filled to their corners.
 */
export type AppIcon = {
  readonly purpose: 'any' | 'maskable' | 'apple';
  /** Width and height in pixels. */
  readonly size: number;
  /** Relative to the project's root. */
  readonly file: string;
};

const folder = 'public/icons';

/** The icons in the manifest. Chromium requires the first two to install a site, and Android crops the third. */
export const manifestIcons = [
  { purpose: 'any', size: 192, file: `${folder}/192.png` },
  { purpose: 'any', size: 512, file: `${folder}/512.png` },
  { purpose: 'maskable', size: 512, file: `${folder}/maskable-512.png` },
] as const satisfies readonly AppIcon[];

/** All icons. Apple's browsers request the last one by its well-known name, so pages don't have to link to it. */
export const appIcons: readonly AppIcon[] = [
  ...manifestIcons,
  { purpose: 'apple', size: 180, file: 'public/apple-touch-icon.png' },
];
