import { fileURLToPath } from 'node:url';

const clockAhead = new URL('clock-ahead.mjs', import.meta.url);

/**
 * For the configuration of tests: `PINFOLD_TEST_TIME=2027-03-28T00:40Z` starts a run at that moment, and `random` at one
 * within three years, which is printed. One distance for all processes and pages, since they compare their moments.
 */
export const otherTime: {
  /** For pages, where it stands in the code. */
  define: Record<string, string>;
  setupFiles: string[];
} = set();

function set(): typeof otherTime {
  const { PINFOLD_TEST_TIME: given, PINFOLD_TEST_AHEAD: known, NODE_OPTIONS = '' } = process.env;
  if (given === undefined) return { define: {}, setupFiles: [] };
  const ahead = known ?? String(momentOf(given) - Date.now());
  if (known === undefined) {
    process.env['PINFOLD_TEST_AHEAD'] = ahead;
    process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} --import=${clockAhead}`;
  }
  const define = { 'process.env.PINFOLD_TEST_AHEAD': JSON.stringify(ahead) };
  return { define, setupFiles: [fileURLToPath(clockAhead)] };
}

function momentOf(given: string): number {
  if (given === 'random') {
    const drawn = Date.now() + Math.floor(Math.random() * 3 * 365 * 1440) * 60_000;
    process.stderr.write(`PINFOLD_TEST_TIME=${new Date(drawn).toISOString()}\n`);
    return drawn;
  }
  const moment = Date.parse(given);
  if (Number.isNaN(moment))
    throw new Error('PINFOLD_TEST_TIME is a moment, such as 2027-03-28T00:40Z, or "random".');
  return moment;
}
