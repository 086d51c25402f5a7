import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/node-24.mjs';

/**
 * Folder of the installed hosts: outside the checkout, whose `node_modules` would hide a missing dependency. Kept
 * between runs, since a second install is fast.
 */
export const hostsFolder = join(
  tmpdir(),
  `pinfold-hosts-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);
