import { editionLabels } from '@/lib/site/editions';
import type { DoctorReport } from './examine';

/** Returns a report as text for a terminal: without colors, and with indented commands. */
export function printReport({ causes, findings, advisories, cut, ...report }: DoctorReport): string {
  const { edition, version, method } = report.installation;
  const type = method === 'docker' ? 'Docker' : method && 'without Docker';
  const known = [edition && editionLabels[edition], version, type].filter(Boolean).join(', ');
  const total = causes.length + findings.length;
  const unknown =
    report.withheld > 0
      ? 'Other software has this error, too, and nothing shows that it comes from Mixpost. If it does, add --mixpost (is_mixpost in an assistant).'
      : report.format?.endsWith('file')
        ? `No mistakes found in the ${report.format}.`
        : 'No known error found. Add more lines around the error, or the newest lines of laravel.log.';
  const parts = [
    ...cut.map((name) => `${name} is large, so only its newest part was read.`),
    total === 0 ? unknown : total === 1 ? '1 result:' : `${total} results, the most likely causes first:`,
    ...causes.flatMap(({ product, title, answer, commands, quote, url, ...place }, at) => [
      `${at + 1}. ${product ? `If it's from ${product}: ` : ''}${title}\n${answer}`.trim(),
      commands?.replace(/^/gm, '    '),
      `${placeIn(place)}: ${quote}\n${url}`,
    ]),
    ...findings.map(({ message, url, ...place }) => `- ${placeIn(place)}: ${message}\n${url}`),
    advisories.length > 0 && 'Advisories for the versions and networks in the text:',
    ...advisories.map(({ title, url }) => `- ${title}\n${url}`),
    known && `Recognized: ${known}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function placeIn({ source, line }: { readonly source: string; readonly line?: number }): string {
  return line === undefined ? source : `${source}, line ${line}`;
}
