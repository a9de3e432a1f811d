import { stemOf } from '@/lib/site/paths.mjs';
import type { HostDescription } from './describe-host';
import { caching, contentTypes, hashedFolder, securityHeaders } from './headers';

/**
 * Returns the description as an `.htaccess` for Apache 2.4, for use next to `index.html` or in a `<Directory>` block.
 * Apache reads such a file on each request, so it doesn't list all pages: it names folders and redirects, and
 * recognizes any other page by its file.
 */
export function htaccess(description: HostDescription): string {
  const { basePath, notFoundFile } = description;
  return `# Written by the build: put it beside index.html, as .htaccess (AllowOverride All), or into a <Directory> block for that folder.
# It needs mod_alias, mod_dir, mod_headers, mod_mime and mod_rewrite.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
${basePath ? `RedirectMatch 301 ^${basePath.replaceAll('.', '\\.')}$ ${basePath}/\n` : ''}ErrorDocument 404 ${basePath}${notFoundFile}
AddDefaultCharset utf-8
${lines(Object.entries(contentTypes), ([extension, type]) => `AddType "${type}" .${extension}`)}
# The files that "npm run build:compress" writes.
RemoveType .gz .br
RemoveLanguage .br
AddEncoding gzip .gz
AddEncoding br .br

${lines(securityHeaders, ([name, value]) => `Header always set ${name} "${value}"`)}Header always merge Vary Accept-Encoding
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header always set Cache-Control "${caching.others}"
Header always set Cache-Control "${caching.hashed}" "expr=%{REQUEST_STATUS} in { '200', '206', '304' } && %{REQUEST_URI} =~ m#^${basePath}${hashedFolder}#"

${rules(description)}`;
}

function rules({ basePath, pages, folders, redirects }: HostDescription): string {
  const below = (address: string) => stemOf(address.slice(basePath.length)).replaceAll('.', '\\.');
  const anyOf = (addresses: readonly { readonly address: string }[]) =>
    addresses
      .map(({ address }) => (address.endsWith('/') ? below(address) : ''))
      .filter(Boolean)
      .join('|') || '(?!)';
  const indexes = anyOf(pages);
  const lists = anyOf(folders);
  const root = `%{DOCUMENT_ROOT}${basePath}`;
  const form = '(?:\\.html|/index(?:\\.html)?)';
  return `RewriteEngine On
RewriteBase ${basePath}/

# Apache asks for the page of an error once more, by itself. A folder without a page shows the pages below it.
RewriteCond %{ENV:REDIRECT_LIST_OF} (.+)
RewriteRule ^ %1.html
${compressed(root, 'RewriteCond %{ENV:REDIRECT_STATUS} =404\n')}RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# Compressed files, and what begins with a dot or is for other hosts, answer at no address.
RewriteRule \\.(?:br|gz)$|(?:^|/)\\.(?!well-known/)|^serve\\.json$ - [R=404,L]

# Old addresses, and the other forms of an address.
${lines(redirects, ({ from, to }) => `RewriteRule ^${below(from)}(?:/|${form})?$ ${to} [R=301,NE,L]`)}RewriteRule ^index(?:\\.html)?$ ${basePath}/ [R=301,NE,L]
RewriteRule ^(${indexes}|${lists})${form}?$ ${basePath}/$1/ [R=301,NE,L]
RewriteCond $1 !^(?:${indexes}|${lists}|404)$
RewriteCond ${root}/$1.html -f
RewriteRule ^(.+?)(?:/|${form})$ ${basePath}/$1 [R=301,NE,L]

# The file of each page, which answers at its address only.
RewriteRule ^(${lists})/$ - [R=404,E=LIST_OF:$1,L]
RewriteRule ^$ index.html [S=4]
RewriteRule ^(${indexes})/$ $1.html [S=3]
RewriteCond ${root}/$0.html -f
RewriteRule ^(?!404$)(?:.*[^/])$ $0.html [S=2]
RewriteRule \\.html$ - [R=404,L]
RewriteCond ${root}/$0 !-f
RewriteRule ^.*$ - [R=404,L]

${compressed(root)}RewriteRule ^ - [END]
`;
}

/** Returns rules that serve a compressed copy of the file instead, if there's one and the reader accepts it. */
function compressed(root: string, condition = ''): string {
  const forms = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const;
  return lines(
    forms,
    ([coding, ending]) => `${condition}RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond ${root}/$0.${ending} -f
RewriteRule ^.+$ $0.${ending} [END]`,
  );
}

function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map((item) => `${lineOf(item)}\n`).join('');
}
