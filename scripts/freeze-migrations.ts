// Notes the hashes of all migrations that there are: once they were applied out there, they are never changed.
import { writeFileSync } from 'node:fs';
import { hashesOfMigrations } from '../src/kernel/migrations.ts';

writeFileSync('releases/migrations.json', `${JSON.stringify(await hashesOfMigrations(), undefined, 2)}\n`);
