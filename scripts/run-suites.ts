import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node24, projectEnvironment, root } from './node-24.mjs';
import { countResults, type Counts } from './count-results.ts';
import { nameFailures } from './name-failures.ts';
import { suites, type Suite } from './suites.ts';

/** Runs every suite, whatever the others say, and ends in one line that a machine can read. */
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: { suite: Suite; seconds: number; counts: Counts }[] = [];
for (const suite of suites) {
  process.stdout.write(`\n== ${suite.name}: ${suite.about}\n`);
  const began = performance.now();
  const code = await run(suite);
  const counts = countResults(join(reports, `${suite.name}.json`), code);
  results.push({ suite, seconds: (performance.now() - began) / 1000, counts });
}

process.stdout.write('\n');
for (const { suite } of results)
  for (const { name, message } of nameFailures(join(reports, `${suite.name}.json`)))
    process.stdout.write(
      `failed in ${suite.name}: ${name.replace(join(root, '/'), '')}\n${message.slice(0, 1500)}\n\n`,
    );
for (const { suite, seconds, counts } of results) {
  const row = `${counts.passed} passed, ${counts.failed} failed`;
  process.stdout.write(`${seconds.toFixed(0).padStart(5)} s  ${suite.name.padEnd(10)} ${row}\n`);
}
const total = (of: keyof Counts) => results.reduce((sum, { counts }) => sum + counts[of], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;

function run({ script, args, folder = '.', env = {} }: Suite): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(node24, [join(root, script), ...args], {
      cwd: join(root, folder),
      env: { ...projectEnvironment, ...env },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
