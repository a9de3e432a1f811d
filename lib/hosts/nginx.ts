import type { HostDescription } from './describe-host';
import { caching, contentTypes, hashedFolder, securityHeaders } from './headers';
import { hostRoot, listenAddress } from './placement';

/**
 * The description as a configuration file for nginx, to be included in its `http` block. Addresses stand in maps, which
 * nginx hashes, so that their number costs no time. All headers stand in one place, because a block with an `add_header` of its own
 * would inherit none.
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
    server_tokens off;
    error_page 404 $docs_not_found;

    # The files that "npm run build:compress" writes. With the module of Brotli, add: brotli_static on;
    gzip_static on;
    gzip_vary on;

${headers()}
    # "return" is the one safe use of "if".
    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }
    if ($docs_moved) {
        return 301 $docs_moved$is_args$args;
    }

    location / {
        try_files $docs_file =404;
    }

    # A page answers at its address only; a compressed file, and what begins with a dot or is for other hosts, at none.
    location ~ (?:\\.html|\\.br|\\.gz|/serve\\.json|/\\.(?!well-known/)[^/]*)$ {
        internal;
    }
${Object.entries(contentTypes)
  .map(([extension, type]) => typeBlock(extension, type))
  .join('')}}
`;
}

function headers(): string {
  const lines = securityHeaders.map(([name, value]) => `    add_header ${name} "${value}" always;\n`);
  return `${lines.join('')}    add_header Cache-Control $docs_caching always;
    add_header Allow $docs_allow always;
`;
}

function typeBlock(extension: string, type: string): string {
  const [name] = type.split(';');
  return `
    location ~ \\.${extension}$ {
        types { }
        default_type ${name};
        try_files $docs_file =404;
    }
`;
}

function tables({ basePath, notFoundFile, pages, folders, moved }: HostDescription): string {
  const base = basePath.replaceAll('.', '\\.');
  const stripped = `"~^${base}(?<docs_rest>/.*)$" $docs_rest`;
  const files = pages.map(({ address, file }) => `${address} ${file}`);
  const targets = moved.map(({ from, to }) => `${from} ${to}`);
  const lists = folders.map(({ address, file }) => `${address} ${file}`);
  return `# The address without the path that the site is served below.
${map('$uri', '$docs_path', [basePath ? stripped : 'default $uri'])}
# The file of each page; everything else is a file under its own name.
${map('$uri', '$docs_file', ['default $docs_path', ...files])}
# Where the other forms of an address lead, and the old addresses.
${map('$uri', '$docs_moved', targets)}
# What is shown with status 404; for a folder without a page, the pages below it.
${map('$uri', '$docs_not_found', [`default ${notFoundFile}`, ...lists])}
# Files with a hash in their name never change; one that is missing may come with the next deploy.
${map('$status:$uri', '$docs_caching', [`default "${caching.others}"`, `"~^(?:200|206|304):${base}${hashedFolder}" "${caching.hashed}"`])}
${map('$status', '$docs_allow', ['default ""', '405 "GET, HEAD"'])}`;
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return `map ${source} ${variable} {\n${entries.map((entry) => `    ${entry};\n`).join('')}}\n`;
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
