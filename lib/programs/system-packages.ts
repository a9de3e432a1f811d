import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileOfProgram } from './run-program';

/** A Debian package with programs that tests run. */
export type SystemPackage = {
  readonly name: string;
  /** A program in PATH, the absolute path of an installed file, or a PHP extension such as `php:curl`. */
  readonly proof: string;
  readonly neededFor: string;
};

/** Every Debian package that `npm test` uses. Tests only check for them, and `npm test` installs missing ones. */
const systemPackages: readonly SystemPackage[] = [
  { name: 'shellcheck', proof: 'shellcheck', neededFor: 'shell code of pages' },
  { name: 'php-cli', proof: 'php', neededFor: 'PHP code, samples, and webhook verifiers' },
  { name: 'php-curl', proof: 'php:curl', neededFor: 'PHP samples of the API' },
  { name: 'php-mbstring', proof: 'php:mbstring', neededFor: 'PHP readers of .env files' },
  { name: 'php-xml', proof: 'php:xml', neededFor: 'PHP webhook verifiers' },
  {
    name: 'php-illuminate-http',
    proof: '/usr/share/php/Illuminate/Http/autoload.php',
    neededFor: 'the Laravel webhook verifier',
  },
  { name: 'php-vlucas-phpdotenv', proof: '/usr/share/php/Dotenv/autoload.php', neededFor: 'PHP readers of .env files' },
  { name: 'python3', proof: 'python3', neededFor: 'Python code and the plain host' },
  { name: 'golang-go', proof: 'go', neededFor: 'the Go webhook verifier' },
  { name: 'docker-compose', proof: 'docker-compose', neededFor: "Docker Compose's reader of .env files" },
  { name: 'curl', proof: 'curl', neededFor: 'shell samples of the API' },
  // Also brings Python's requests.
  { name: 'httpie', proof: 'http', neededFor: 'HTTPie and Python code of the request builder' },
  { name: 'jq', proof: 'jq', neededFor: 'upload scripts' },
  { name: 'nginx-light', proof: 'nginx', neededFor: 'nginx code and host tests' },
  { name: 'caddy', proof: 'caddy', neededFor: 'Caddy code and host tests' },
  { name: 'strace', proof: 'strace', neededFor: 'which files the program for terminals opens' },
  { name: 'poppler-utils', proof: 'pdftotext', neededFor: 'print and PDF tests' },
  { name: 'firefox-esr', proof: 'firefox-esr', neededFor: 'Firefox tests' },
  { name: 'webkit2gtk-driver', proof: 'WebKitWebDriver', neededFor: 'WebKit tests' },
  { name: 'xvfb', proof: 'Xvfb', neededFor: 'WebKit tests' },
  { name: 'chromium-headless-shell', proof: 'chromium-headless-shell', neededFor: 'browser tests' },
];

/** Returns the packages that aren't installed. */
export function missingPackages(packages: readonly SystemPackage[] = systemPackages): SystemPackage[] {
  return packages.filter(({ proof }) => !isThere(proof));
}

/** Returns why something that a test needs is missing, with the command that installs it; undefined if it's there. */
export function skipReasonFor(proof: string): string | undefined {
  if (isThere(proof)) {
    return undefined;
  }
  const found = systemPackages.find((each) => each.proof === proof);
  return `${proof} is not installed${found ? ` (apt-get install ${found.name})` : ''}`;
}

function isThere(proof: string): boolean {
  if (!proof.startsWith('php:')) {
    return proof.startsWith('/') ? existsSync(proof) : fileOfProgram(proof) !== undefined;
  }
  const php = fileOfProgram('php');
  const extensions = php ? spawnSync(php, ['-m'], { encoding: 'utf8' }).stdout : '';
  return extensions.toLowerCase().split('\n').includes(proof.slice(4));
}
