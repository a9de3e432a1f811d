import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { secret, vectors } from '@/content/webhooks/verifiers/vectors.json';
import { summaryOf, sumOf, type Tally, tallyOfOne } from '@/lib/programs/tally';
import { type Receiver, receivers } from './receivers';
import { type Deliver, wrongVerdicts } from './wrong-verdicts';

/** What an attacker can sign if the receiver's secret isn't set. */
const unsecured = {
  body: '{}',
  signature: createHmac('sha256', '').update('{}').digest('hex'),
};

function deliverTo(port: number): Deliver {
  return async ({ body, signature }) => {
    const headers = { 'Content-Type': 'application/json', ...(signature === null ? {} : { 'X-Signature': signature }) };
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).catch(() => null);
    await response?.arrayBuffer();
    return response?.status ?? null;
  };
}

/** Tests a receiver with all deliveries, and again without a secret. Returns a sentence for each wrong verdict. */
async function diagnosticsOf(receiver: Receiver): Promise<string[]> {
  const server = await receiver.start(secret);
  const wrong = await wrongVerdicts(vectors, deliverTo(server.port)).finally(server.stop);
  return (await trustsWithoutSecret(receiver))
    ? [...wrong, 'Without a secret, it accepts a signature made with an empty one; it must not start.']
    : wrong;
}

async function trustsWithoutSecret(receiver: Receiver): Promise<boolean> {
  // A receiver that doesn't start without its secret trusts nobody.
  const server = await receiver.start('').catch(() => null);
  return server !== null && (await deliverTo(server.port)(unsecured).finally(server.stop)) === 200;
}

async function tallyOf(receiver: Receiver): Promise<Tally> {
  const absence = receiver.absence();
  if (absence !== undefined) {
    console.log(`${receiver.name}: skipped, ${absence}`);
    return { passed: 0, failed: 0, skips: [{ name: receiver.name, reason: absence }] };
  }
  const diagnostics = await diagnosticsOf(receiver).catch((error: unknown) => String(error));
  if (typeof diagnostics === 'string') {
    console.log(`${receiver.name}: WRONG\n  ${diagnostics}`);
    return tallyOfOne(false);
  }
  console.log([`${receiver.name}: ${diagnostics.length === 0 ? 'right' : 'WRONG'}`, ...diagnostics].join('\n  '));
  return { passed: vectors.length + 1 - diagnostics.length, failed: diagnostics.length, skips: [] };
}

/**
 * Checks that every verifier on a page judges every delivery in `vectors.json` correctly. A language
 * that's neither installed nor installable is skipped with a reason.
 */
async function verifyWebhooks(): Promise<void> {
  const tallies: Tally[] = [];
  for (const receiver of receivers) {
    tallies.push(await tallyOf(receiver));
  }
  const tally = sumOf(tallies);
  console.log(summaryOf(tally));
  if (process.env.TEST_REPORT) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
  }
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

await verifyWebhooks();
