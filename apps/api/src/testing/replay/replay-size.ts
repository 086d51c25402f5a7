import { isFullSize } from '../test-size.ts';

/** How much of a chain's life is replayed; a small part of it goes the same ways, and dies once. */
export const replaySize = isFullSize
  ? { locations: 1000, edits: 10_000, waves: 10, kills: 3 }
  : { locations: 15, edits: 90, waves: 3, kills: 1 };

/** Of the calls at the provider that fail, or whose answer is lost. */
export const faultShare = 0.05;
