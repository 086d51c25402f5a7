import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import './scripts/testing/other-time.ts';

/** `PINFOLD_TEST_RUNS=10` tries ten times as many inputs in each property test. */
const runs = Number(process.env['PINFOLD_TEST_RUNS'] ?? 1);
if (!(runs > 0)) throw new Error('PINFOLD_TEST_RUNS is a factor, such as 10.');
announceRandomSeed();

/**
 * A vitest project with what all projects share: the inputs of property tests, what is cleaned up after each test, and
 * how long one waits for what it expects. A wait ends as soon as it is met, so that only failures are slow.
 */
export function defineTests(config: ViteUserConfig): ViteUserConfig {
  const shared = defineConfig({
    plugins: runs === 1 ? [] : [multiplyRuns],
    test: {
      // Rules join a style sheet one by one, as they do in production; jsdom would parse all of them again for each.
      env: { SC_DISABLE_SPEEDY: 'false' },
      expect: { poll: { timeout: 30_000, interval: 20 } },
      // Before a project’s own, so that it cleans up after them.
      setupFiles: [setUp('clean-up.ts'), setUp('no-complaints.ts'), setUp('seed-properties.ts')],
    },
  });
  // Longer than a wait inside it, which then says what it waited for; more inputs take more time.
  const testTimeout = (config.test?.testTimeout ?? 60_000) * Math.max(1, runs);
  return mergeConfig(shared, { ...config, test: { ...config.test, testTimeout } });
}

function setUp(file: string): string {
  return fileURLToPath(new URL(`scripts/testing/${file}`, import.meta.url));
}

/** What a test says itself outweighs fast-check's own settings, hence is changed where it is said. */
const multiplyRuns = {
  name: 'multiply-runs',
  // While numbers are as they were written.
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/node_modules/') || !code.includes('numRuns')
      ? undefined
      : code.replace(
          /\bnumRuns: ([\d_]+)/g,
          (_, count: string) => `numRuns: ${Math.ceil(Number(count.replaceAll('_', '')) * runs)}`,
        ),
};

/** Drawn once for all projects of a run, and printed, so that what it found can be found again. */
function announceRandomSeed(): void {
  if (process.env['PINFOLD_TEST_SEED'] !== 'random') return;
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  process.env['PINFOLD_TEST_SEED'] = seed;
  process.stderr.write(`PINFOLD_TEST_SEED=${seed}\n`);
}
