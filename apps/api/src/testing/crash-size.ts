import { isFullSize, sized } from './test-size.ts';

/** How much is under way when a crash test kills the process: the 500 that the product promises, or a fifth. */
export const crashSize = sized(100, 500);

/** Calls at the provider in one life, after which the process is killed. The first dies before it could send any. */
export const crashLives = (isFullSize ? [0, 0.12, 0.24] : [0, 0.12]).map((share) =>
  Math.round(crashSize * share),
);
