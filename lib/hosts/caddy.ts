import type { HostDescription } from './describe-host';
import { hostRoot, listenAddress } from './placement';

/** The description as a Caddyfile: one site, to be used alone or imported into a Caddyfile with others. */
export function caddyfile({ basePath, notFoundFile, pages, folders, moved }: HostDescription): string {
  return `# Written by the build: every address of the site. Set the address in the next line (with a domain there, Caddy fetches a
# certificate) and "root", which is the folder that holds index.html.
http://${listenAddress} {
	root * ${hostRoot}

	route {
		uri path_regexp /{2,} /

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
			file_server
		}

		# Everything else is a file under its own name; a page answers at its address only.
		${basePath ? `handle_path ${basePath}/*` : 'handle'} {
			@html path *.html
			error @html 404
			@manifest path *.webmanifest
			header @manifest ?Content-Type application/manifest+json
			@markdown path *.md
			header @markdown ?Content-Type "text/markdown; charset=utf-8"
			@file {
				file {path}
				not path */
			}
			file_server @file
		}
		error 404
	}

	# A folder without a page shows the pages below it.
	handle_errors {
		${map('{path}', '{docs_not_found}', [...folders.map(({ address, file }) => [address, file] as const), ['default', notFoundFile]])}
		rewrite * {docs_not_found}
		file_server
	}
}
`;
}

function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  return `map ${from} ${to} {\n${entries.map(([key, value]) => `\t\t\t${key} ${value}\n`).join('')}\t\t}`;
}
