/** Returns the README of the private copy. */
export function packageReadme(tarball: string): string {
  return `# Mixpost documentation

A private copy of the Mixpost documentation. It needs Node 20.20 or later, and no network.

\`\`\`shell
npx --yes ./${tarball}
\`\`\`

This serves the documentation on http://127.0.0.1:8080/. With a full path, write \`file:\` in front:
\`npx --yes file:/path/to/${tarball}\`. \`--port\` and \`--host\` change the address.
To let others on your network read it, use \`--host 0.0.0.0\`, or put a proxy with HTTPS in front.

## In a terminal

\`npx --yes ./${tarball} doctor laravel.log\` finds the causes of errors in a log. \`check\`, \`plan\`, \`search\`, and \`report\` work in the same way;
\`doctor --help\` explains them.

## For assistants

\`npx --yes ./${tarball} mcp\` is a Model Context Protocol server over standard input and output. Add it to your
assistant's configuration:

\`\`\`json
{ "mcpServers": { "mixpost-docs": { "command": "npx", "args": ["--yes", "--package=/path/to/${tarball}", "mixpost-docs", "mcp"] } } }
\`\`\`

## License

MIT, see LICENSE. THIRD-PARTY.md lists the packages that the site is built with, and \`bin/LICENSES.txt\` contains the licenses
of those in the program. Mixpost is a trademark of its owner.
`;
}
