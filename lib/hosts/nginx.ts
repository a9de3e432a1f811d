import type { HostDescription } from './describe-host';
import { hostRoot, listenAddress } from './placement';

/**
 * The description as a configuration file for nginx, to be included in its `http` block. Addresses stand in maps, which
 * nginx hashes, so that their number costs no time.
 */
export function nginxConf(description: HostDescription): string {
  return `# Written by the build: every address of the site. Include it in the http block of nginx (on Debian, put it into
# /etc/nginx/conf.d/) and set "listen" and "root" below; "root" is the folder that holds index.html.

${hashSizes(description)}
${tables(description)}
server {
    listen ${listenAddress};
    root ${hostRoot};

    charset utf-8;
    absolute_redirect off;
    error_page 404 $docs_not_found;

    # "return" is the one safe use of "if".
    if ($docs_moved) {
        return 301 $docs_moved$is_args$args;
    }

    location / {
        try_files $docs_file =404;
    }

    # A page answers at its address only.
    location ~ \\.html$ {
        internal;
    }

    # Payloads of page changes: Next takes no other type.
    location ~ \\.txt$ {
        types { }
        default_type text/plain;
        try_files $docs_file =404;
    }

    # Pages as Markdown; "charset" covers no such type.
    location ~ \\.md$ {
        types { }
        default_type "text/markdown; charset=utf-8";
        try_files $docs_file =404;
    }

    location ~ \\.webmanifest$ {
        types { }
        default_type application/manifest+json;
        try_files $docs_file =404;
    }
}
`;
}

function tables({ basePath, notFoundFile, pages, folders, moved }: HostDescription): string {
  const stripped = `"~^${basePath.replaceAll('.', '\\.')}(?<docs_rest>/.*)$" $docs_rest`;
  const files = pages.map(({ address, file }) => `${address} ${file}`);
  const targets = moved.map(({ from, to }) => `${from} ${to}`);
  const lists = folders.map(({ address, file }) => `${address} ${file}`);
  return `# The address without the path that the site is served below.
${map('$docs_path', [basePath ? stripped : 'default $uri'])}
# The file of each page; everything else is a file under its own name.
${map('$docs_file', ['default $docs_path', ...files])}
# Where the other forms of an address lead, and the old addresses.
${map('$docs_moved', targets)}
# What is shown with status 404; for a folder without a page, the pages below it.
${map('$docs_not_found', [`default ${notFoundFile}`, ...lists])}`;
}

function map(variable: string, entries: readonly string[]): string {
  return `map $uri ${variable} {\n${entries.map((entry) => `    ${entry};\n`).join('')}}\n`;
}

/** nginx refuses to start without room for the longest key; room for several in a bucket builds the tables quickly. */
function hashSizes({ pages, folders, moved }: HostDescription): string {
  const keys = [...pages, ...folders].map(({ address }) => address).concat(moved.map(({ from }) => from));
  const longest = keys.reduce((length, key) => Math.max(length, key.length), 0);
  return `map_hash_bucket_size ${powerOfTwo(4 * (longest + 32))};
map_hash_max_size ${powerOfTwo(2 * keys.length)};
`;
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
