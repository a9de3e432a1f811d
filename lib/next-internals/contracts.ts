import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagManagerSnippet } from '@/lib/site/third-parties';
import hashlessRoute from './hashless-route.mjs';

/** An assumption about code of Next and React that isn't documented, and how to find out whether it still holds. */
type Contract = {
  /** The module that depends on it. */
  readonly usedBy: string;
  readonly assumption: string;
  /** @param read reads a file of the installed packages; an empty text if it doesn't exist */
  readonly holds: (read: (file: string) => string) => boolean;
};

const client = 'next/dist/client';
const reactDom = 'next/dist/compiled/react-dom/cjs/react-dom-client.production.js';
const flightClient =
  'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js';

/** Every assumption about private code. `npm run check:upgrade` checks them against other versions of Next. */
export const contracts: readonly Contract[] = [
  {
    usedBy: 'lib/next-internals/hashless-route.mjs',
    assumption: "the router stores the first page's URL in `discoverKnownRoute`",
    holds: (read) =>
      ['', 'esm/'].every((folder) => {
        const file = `next/dist/${folder}client/components/router-reducer/create-initial-router-state.js`;
        return hashlessRoute(read(file)) !== '';
      }),
  },
  {
    usedBy: 'lib/next-internals/cut-app.ts',
    assumption: 'pages pass their payload to `self.__next_f`, the text in entries of kind 1',
    holds: (read) => {
      const code = read('next/dist/server/app-render/use-flight-response.js');
      return code.includes('(self.__next_f=self.__next_f||[]).push(') && /INLINE_FLIGHT_PAYLOAD_DATA = 1;/.test(code);
    },
  },
  {
    usedBy: 'lib/next-internals/start-app.ts',
    assumption: 'the app reads what `self.__next_f` contains when it starts',
    holds: (read) => {
      const code = read(`${client}/app-index.js`);
      return (
        code.includes('= self.__next_f = self.__next_f || []') &&
        code.includes('nextServerDataLoadingGlobal.forEach(nextServerDataCallback)') &&
        /seg\[0\] === 0\b[\s\S]*seg\[0\] === 1\b/.test(code)
      );
    },
  },
  {
    usedBy: 'lib/next-internals/start-app.ts',
    assumption: 'React finds a script that a page has already by `script[async]`',
    holds: (read) => read(reactDom).includes('script[async]'),
  },
  {
    usedBy: 'lib/next-internals/trusted-types.ts',
    assumption: 'React creates a script element from the markup of an empty one',
    holds: (read) => read(reactDom).includes('.innerHTML = "<script>\\x3c/script>"'),
  },
  {
    usedBy: 'lib/next-internals/load-error.ts',
    assumption: "React's error 412 says that a payload ended too early",
    holds: (read) =>
      read(flightClient).includes('Error(formatProdErrorMessage(412))') &&
      read(flightClient.replace('production', 'development')).includes('Error("Connection closed.")'),
  },
  {
    usedBy: 'lib/next-internals/preview-folder.ts',
    assumption: 'the manifests of a build have these names, and the routes are in version 3',
    holds: (read) => {
      const constants = read('next/dist/shared/lib/constants.js');
      const names = ['routes-manifest', 'app-path-routes-manifest', 'app-paths-manifest', 'pages-manifest'];
      return (
        names.every((name) => constants.includes(`'${name}.json'`)) &&
        read('next/dist/build/generate-routes-manifest.js').includes('version: 3,') &&
        ['_app', '_document', '_error'].every((name) => read(`next/dist/pages/${name}.js`) !== '')
      );
    },
  },
  {
    usedBy: 'components/chrome/drawer/closing-entry.ts',
    assumption: 'the router listens for `popstate` on the window, after listeners that capture it',
    holds: (read) => /window\.addEventListener\('popstate', \w+\)/.test(read(`${client}/components/app-router.js`)),
  },
  {
    usedBy: 'lib/site/third-parties.ts',
    assumption: "`@next/third-parties` starts the tag manager with this script, whose hash is in the pages' policy",
    holds: (read) =>
      read('@next/third-parties/dist/google/gtm.js')
        .replace(/\$\{dataLayer \?[^\n]*/, '')
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it's in the code of the package
        .replace('${dataLayerName}', 'dataLayer')
        .includes(tagManagerSnippet),
  },
];

/** Returns a sentence for each assumption that doesn't hold in the packages of a `node_modules` folder. */
export function brokenContracts(packages: string): string[] {
  const read = (file: string) => {
    const path = join(packages, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return contracts.flatMap(({ usedBy, assumption, holds }) =>
    holdsIn(holds, read) ? [] : [`${usedBy} assumes that ${assumption}, which isn't so. Adapt or remove it.`],
  );
}

function holdsIn(holds: Contract['holds'], read: (file: string) => string): boolean {
  try {
    return holds(read);
  } catch {
    // A loader that doesn't find what it changes.
    return false;
  }
}
