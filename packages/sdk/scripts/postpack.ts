import { renameSync } from 'node:fs';
import { packageRoot } from './entries.ts';

renameSync(new URL('.cache/package.source.json', packageRoot), new URL('package.json', packageRoot));
