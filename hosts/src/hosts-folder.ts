import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/node-24.mjs';

/**
 * Where the hosts are installed: outside the checkout, whose packages would otherwise stand in for one that is missing.
 * Kept between runs, because a second install takes a second.
 */
export const hostsFolder = join(
  tmpdir(),
  `pinfold-hosts-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);
