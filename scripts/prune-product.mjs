import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productPlaces } from './installed-packages.mjs';
import { root } from './node-24.mjs';

/**
 * Removes what npm installs beside the product's packages: those that they can do without, and that are there for a
 * tool only, and what the package of Node unpacks besides the program.
 */
export function pruneProduct(folder = root) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  const written = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const needed = new Set(productPlaces(locked));
  const spare = Object.keys(written.packages).filter(
    (place) => place.includes('node_modules/') && !written.packages[place].link && !needed.has(place),
  );
  for (const place of spare) delete written.packages[place];
  // First, so that an interruption leaves folders that are not listed, and never the other way round.
  writeFileSync(record, JSON.stringify(written, null, 2));
  for (const place of [...spare, 'node_modules/node/node_modules'])
    if (existsSync(join(folder, place))) rmSync(join(folder, place), { recursive: true });
  // npm believes its record only while nothing beside it is newer.
  utimesSync(record, new Date(), new Date());
}
