import { changesetFence } from './changeset-fence.ts';
import type { Fence } from './fence.ts';
import { formatFence } from './format-fence.ts';
import { generatedFence } from './generated-fence.ts';
import { importFence } from './import-fence.ts';
import { linkFence, siteFence } from './link-fence.ts';
import { lintFence } from './lint-fence.ts';
import { lockfileFence } from './lockfile-fence.ts';
import { nameFence } from './name-fence.ts';
import { packageFence } from './package-fence.ts';
import { trackedFence } from './tracked-fence.ts';
import { reportFence } from './report-fence.ts';
import { styleFence } from './style-fence.ts';
import { tsdocFence } from './tsdoc-fence.ts';
import { typeFence } from './type-fence.ts';
import { unusedFence } from './unused-fence.ts';
import { wordFence } from './word-fence.ts';

/** The quick ones first: whoever waits learns soon. */
export const fences: readonly Fence[] = [
  nameFence,
  wordFence,
  lockfileFence,
  trackedFence,
  reportFence,
  styleFence,
  formatFence,
  lintFence,
  importFence,
  typeFence,
  tsdocFence,
  generatedFence,
  unusedFence,
  changesetFence,
  linkFence,
  packageFence,
  siteFence,
];
