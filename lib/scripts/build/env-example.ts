import { writeFileSync } from 'node:fs';
import { exampleEnv } from '@/lib/site/settings';

// Writes .env.example. A test fails if it's outdated.
writeFileSync('.env.example', exampleEnv());
