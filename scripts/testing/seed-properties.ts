import fc from 'fast-check';

/**
 * For the set-up of tests: each run of a property test tries the same inputs, so that a failure comes from a change and
 * not by chance. `PINFOLD_TEST_SEED` chooses others, and `PINFOLD_TEST_RUNS` how many times as many.
 */
const seed = Number(process.env['PINFOLD_TEST_SEED'] ?? 1);
if (!Number.isInteger(seed)) throw new Error('PINFOLD_TEST_SEED is a whole number, or "random".');
const runs = Number(process.env['PINFOLD_TEST_RUNS'] ?? 1);

fc.configureGlobal({ seed, ...(runs !== 1 && { numRuns: Math.ceil(100 * runs) }) });
