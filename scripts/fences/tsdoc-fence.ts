import { missingDocs } from '../documentation/surface/missing-docs.ts';
import { readPublicSurface } from '../documentation/surface/read-public-surface.ts';
import type { Fence } from './fence.ts';

/** Whatever the SDK exports says what it does; what is rendered also shows how, and what it throws. */
export const tsdocFence: Fence = {
  name: 'tsdoc',
  find: (root) => Promise.resolve(missingDocs(readPublicSurface(root))),
};
