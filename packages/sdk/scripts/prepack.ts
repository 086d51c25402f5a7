import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packageRoot } from './entries.ts';
import { publishedManifest } from './published-manifest.ts';

const manifest = new URL('package.json', packageRoot);
const kept = new URL('.cache/package.source.json', packageRoot);

mkdirSync(new URL('.', kept), { recursive: true });
// An interrupted pack leaves the published manifest in place; the kept copy is the source.
if (!existsSync(kept)) copyFileSync(manifest, kept);
const published = publishedManifest(JSON.parse(readFileSync(kept, 'utf8')));
writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
