import { writeFileSync } from 'node:fs';
import { exampleEnv } from '@/lib/site/settings';

// `npm run env:example`: writes .env.example. A test fails if it's outdated.
writeFileSync('.env.example', exampleEnv());
