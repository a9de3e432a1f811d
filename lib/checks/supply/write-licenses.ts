import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages, thirdPartyList } from './licenses';

// Writes THIRD-PARTY.md. A test fails if it's outdated.
writeFileSync(join(process.cwd(), 'THIRD-PARTY.md'), thirdPartyList(shippedPackages(process.cwd())));
