import type { HostDescription } from './describe-host';
import { caching, contentTypes, hashedFolder, securityHeaders } from './headers';
import { hostRoot, listenAddress } from './placement';

/**
 * Returns the description as a Caddyfile with one site, for use on its own or as an import in a Caddyfile with other
 * sites.
 */
export function caddyfile({ basePath, notFoundFile, pages, folders, moved }: HostDescription): string {
  return `# Written by the build: every address of the site. Set the address in the next line (with a domain there, Caddy fetches a
# certificate) and "root", which is the folder that holds index.html.
http://${listenAddress} {
	root * ${hostRoot}

	${headers()}

	route {
		@other not method GET HEAD
		handle @other {
			header Allow "GET, HEAD"
			header Cache-Control "${caching.others}"
			respond 405
		}

		uri path_regexp /{2,} /

		header Cache-Control "${caching.others}"

		# Where the other forms of an address lead, and the old addresses.
		${map('{path}', '{docs_moved}', [...moved.map(({ from, to }) => [from, to] as const), ['default', '""']])}
		${map('{query}', '{docs_query}', [
      ['""', '""'],
      ['default', '"?{query}"'],
    ])}
		@moved expression {docs_moved} != ""
		redir @moved {docs_moved}{docs_query} permanent

		# The file of each page.
		${map('{path}', '{docs_file}', [...pages.map(({ address, file }) => [address, file] as const), ['default', '""']])}
		@page expression {docs_file} != ""
		handle @page {
			rewrite * {docs_file}
			file_server {
				precompressed br gzip
			}
		}

		# Everything else is a file under its own name; a page answers at its address only, and what a host reads itself at none.
		${basePath ? `handle_path ${basePath}/*` : 'handle'} {
			@file {
				file {path}
				not path */ *.html *.br *.gz */serve.json
				not {
					path */.*
					not path /.well-known/*
				}
			}
			handle @file {
				header ${hashedFolder}* Cache-Control "${caching.hashed}"
${types()}				file_server {
					precompressed br gzip
				}
			}
		}
		error 404
	}

	# A folder without a page shows the pages below it.
	handle_errors {
		${headers()}
		header Cache-Control "${caching.others}"
		${map('{path}', '{docs_not_found}', [...folders.map(({ address, file }) => [address, file] as const), ['default', notFoundFile]])}
		rewrite * {docs_not_found}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function headers(): string {
  return `header {\n${securityHeaders.map(([name, value]) => `\t\t${name} "${value}"\n`).join('')}\t\t-Server\n\t}`;
}

/** Sets content types. They're deferred, because the file server sets the type last. */
function types(): string {
  return Object.entries(contentTypes)
    .map(
      ([extension, type]) => `\t\t\t\t@${extension} path *.${extension}
\t\t\t\theader @${extension} {
\t\t\t\t\tContent-Type "${type}"
\t\t\t\t\tdefer
\t\t\t\t}
`,
    )
    .join('');
}

function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  return `map ${from} ${to} {\n${entries.map(([key, value]) => `\t\t\t${key} ${value}\n`).join('')}\t\t}`;
}
