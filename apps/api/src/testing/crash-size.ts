import { isFullSize, sized } from './test-size.ts';

/** How much is under way when a crash test kills the process: the 500 that the product promises, or some of them. */
export const crashSize = sized(60, 500);

/**
 * Calls at the provider in one life, after which the process is killed: in the midst of sending, and at full size also
 * before it could send any.
 */
export const crashLives = (isFullSize ? [0, 0.12, 0.24] : [0.2]).map((share) =>
  Math.round(crashSize * share),
);
