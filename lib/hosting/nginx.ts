import type { HostDescription } from './describe-host';
import { caching, contentTypes, hashedFolder, knownTypes, securityHeaders } from './headers';
import { hostRoot, listenAddress } from './placement';

/**
 * Returns the description as an nginx configuration file to include in the `http` block. URLs are in maps, which nginx
 * hashes, so that their number costs no time and page requests don't run any regular expression. A block with its own
 * `add_header` doesn't inherit any, so every such block repeats the headers.
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
    charset_types text/css text/javascript text/markdown text/plain;
    types {
${types()}    }
    default_type application/octet-stream;
    absolute_redirect off;
    server_tokens off;
    error_page 404 @not_found;
    error_page 405 @refused;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 5s;

    # The files that "npm run build:compress" writes. With the module of Brotli, add: brotli_static on;
    gzip_static on;
    gzip_vary on;

${headers(4)}    add_header Cache-Control "${caching.others}" always;

    # "return" is the one safe use of "if".
    if ($docs_refused) {
        return 405;
    }
    if ($docs_moved) {
        return 301 $docs_moved$is_args$args;
    }

    location / {
        try_files $docs_file =404;
    }

    # Files with a hash in their name never change. One that is missing may come with the next deploy.
    location ^~ ${description.basePath}${hashedFolder} {
        try_files $docs_file =404;
${headers(8)}        add_header Cache-Control "${caching.hashed}";
    }

    location @not_found {
        try_files $docs_not_found =404;
    }

    location @refused {
${headers(8)}        add_header Cache-Control "${caching.others}" always;
        add_header Allow "GET, HEAD" always;
        return 405;
    }
}
`;
}

function headers(indent: number): string {
  return securityHeaders
    .map(([name, value]) => `${' '.repeat(indent)}add_header ${name} "${value}" always;\n`)
    .join('');
}

/** Returns all types, because a `types` block replaces the outer one. The charset is a separate setting. */
function types(): string {
  return Object.entries({ ...knownTypes, ...contentTypes })
    .map(([extension, type]) => `        ${type.split(';')[0]} ${extension};\n`)
    .join('');
}

function tables({ basePath, notFoundFile, pages, folders, moved }: HostDescription): string {
  const stripped = `"~^${basePath.replaceAll('.', '\\.')}(?<docs_rest>/.*)$" $docs_rest`;
  const files = pages.map(({ address, file }) => `${address} ${file}`);
  const targets = moved.map(({ from, to }) => `${from} ${to}`);
  const lists = folders.map(({ address, file }) => `${address} ${file}`);
  return `${map('$request_method', '$docs_refused', ['default 1', 'GET 0', 'HEAD 0'])}
# The address without the path that the site is served below.
${map('$uri', '$docs_path', [basePath ? stripped : 'default $uri'])}
# The file of each page. Everything else is a file under its own name, but for pages, which answer at their address only, compressed
# files, and what begins with a dot or is for other hosts.
${map('$uri', '$docs_file', ['default $docs_path', '"~(?:\\.html|\\.br|\\.gz|/serve\\.json|/\\.(?!well-known/).*)$" /.none', ...files])}
# Where the other forms of an address lead, and the old addresses.
${map('$uri', '$docs_moved', targets)}
# What is shown with status 404; for a folder without a page, the pages below it.
${map('$uri', '$docs_not_found', [`default ${notFoundFile}`, ...lists])}`;
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return `map ${source} ${variable} {\n${entries.map((entry) => `    ${entry};\n`).join('')}}\n`;
}

/**
 * Returns hash table sizes. nginx doesn't start without room for the longest key, and room for several keys per bucket
 * lets it build the tables quickly.
 */
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
