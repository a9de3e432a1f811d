import type { ShippedPackage } from './packages';

/** Licenses that the project may use. If a license requires more than a notice, the text says why it's acceptable. */
const allowed: Readonly<Record<string, string>> = {
  '0BSD': '',
  'Apache-2.0': '',
  'BSD-2-Clause': '',
  'BSD-3-Clause': '',
  'CC0-1.0': '',
  'CC-BY-4.0': 'data of `caniuse-lite`, which the build reads; no page includes it',
  ISC: '',
  'LGPL-3.0-or-later':
    "the image library of `sharp`, which Next installs and this site doesn't use; no page includes it",
  MIT: '',
};

/** Returns a sentence for each package whose license is unknown or not allowed. */
export function licenseDiagnostics(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, version, license }) => {
    if (license === null) {
      return [
        `${name} ${version} names no license; read its files and add it to lib/checks/supply/packages.ts, or leave the package out.`,
      ];
    }
    return isAllowed(license)
      ? []
      : [
          `${name} ${version} is under ${license}; leave it out, or explain in lib/checks/supply/licenses.ts why it can be used.`,
        ];
  });
}

/** Returns whether an SPDX license expression is allowed: one side of an OR, and all sides of an AND. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((license) => license in allowed));
}

/** Returns the list of all packages with their licenses, as the text of THIRD-PARTY.md. */
export function thirdPartyList(packages: readonly ShippedPackage[]): string {
  const notes = Object.entries(allowed).filter(([, note]) => note !== '');
  return `# Software of others

Written by \`npm run licenses\` from \`package-lock.json\`: every package that the build uses or pages carry, with its license.
The fonts are under the [SIL Open Font License](app/fonts/LICENSE).

${notes.map(([license, note]) => `- ${license}: ${note}.\n`).join('')}
| Package | Version | License |
| --- | --- | --- |
${packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? 'unknown'} |\n`).join('')}`;
}
