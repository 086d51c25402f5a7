/**
 * How much is under way when a crash test kills the process. The 500 that the product promises run under
 * `npm run test:crash`; a fifth of it dies at the same places in a fraction of the time.
 */
export const crashSize = process.env['PINFOLD_TEST_CRASH'] === 'full' ? 500 : 100;

/** Calls at the provider in one life, after which the process is killed. The first dies before it could send any. */
export const crashLives = [0, 0.12, 0.24].map((share) => Math.round(crashSize * share));
