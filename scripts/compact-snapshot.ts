import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/**
 * `npm run compact:snapshot`: writes the snapshot that drizzle-kit compares the tables with on one line. It is read by
 * drizzle-kit alone, and half of it is indents.
 */
const folder = join(root, 'apps/api/drizzle/meta');
for (const name of readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'))) {
  const file = join(folder, name);
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
