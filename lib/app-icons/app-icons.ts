/**
 * A picture of `public/icon.svg`. A phone cuts a `maskable` one to its own shape, and lays an `apple` one on a home screen without what shows
 * through: both are filled to their corners.
 */
export type AppIcon = {
  readonly purpose: 'any' | 'maskable' | 'apple';
  /** In pixels, each way. */
  readonly size: number;
  /** From the project's root. */
  readonly file: string;
};

const folder = 'public/icons';

/** The icons in the web app manifest: Chromium installs no site without the first two sizes, and Android cuts the third. */
export const manifestIcons = [
  { purpose: 'any', size: 192, file: `${folder}/192.png` },
  { purpose: 'any', size: 512, file: `${folder}/512.png` },
  { purpose: 'maskable', size: 512, file: `${folder}/maskable-512.png` },
] as const satisfies readonly AppIcon[];

/** All of them; browsers of Apple ask for the last one by its name, so that no page needs a link to it. */
export const appIcons: readonly AppIcon[] = [
  ...manifestIcons,
  { purpose: 'apple', size: 180, file: 'public/apple-touch-icon.png' },
];
