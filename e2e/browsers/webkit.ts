import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { claimPort } from '@/lib/programs/ports';
import { fileOfProgram } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';

/** A window of WebKitGTK, which is Safari's engine as Debian builds it, and a function that stops it. */
export type WebKit = { readonly driver: WebDriver; stop(): Promise<void> };

const libraries = '/usr/lib';

/** Returns why WebKitGTK isn't available here, or undefined if it is. On Debian, root installs it. */
export function webKitSkipReason(): string | undefined {
  return skipReasonFor('WebKitWebDriver') ?? skipReasonFor('Xvfb');
}

/** Starts WebKitGTK's own minimal browser on a virtual display. */
export async function startWebKit(): Promise<WebKit> {
  const port = await claimPort(0, '127.0.0.1');
  const display = `:${port}`;
  const programs: ChildProcess[] = [
    spawn(fileOfProgram('Xvfb') ?? 'Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: 'ignore',
    }),
    spawn(fileOfProgram('WebKitWebDriver') ?? 'WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      // Its sandbox can't start as root, and it only shows our own pages.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  ];
  const stopPrograms = () => {
    for (const program of programs) {
      program.kill();
    }
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return {
      driver,
      stop: async () => {
        await driver.quit();
        stopPrograms();
      },
    };
  } catch (error) {
    stopPrograms();
    throw error;
  }
}

/** Tries to connect to the driver until it's up, for ten seconds. */
async function connect(server: string, attempts = 20): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  try {
    return await new Builder().usingServer(server).withCapabilities(capabilities).build();
  } catch (error) {
    if (attempts === 0) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return connect(server, attempts - 1);
  }
}

/**
 * Returns the path of the browser. It comes with the library, in a folder that's named after the machine's architecture
 * and the library's version.
 */
function miniBrowser(): string {
  const browserFolder = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(join(libraries, name)).map((part) => join(libraries, name, part)))
    .find((folder) => /\/webkit2gtk-[\d.]+$/.test(folder) && readdirSync(folder).includes('MiniBrowser'));
  if (!browserFolder) {
    throw new Error(
      `No webkit2gtk folder below ${libraries} contains MiniBrowser; install the package webkit2gtk-driver.`,
    );
  }
  return join(browserFolder, 'MiniBrowser');
}
