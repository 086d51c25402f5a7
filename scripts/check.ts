import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allChecks } from './checks/checks.ts';
import { root } from './node-24.mjs';

/** `npm run check [name …]`: runs the checks, all or the named ones, and shows what each found. */
const wanted = process.argv.slice(2);
const chosen = allChecks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const strangers = wanted.filter((name) => !allChecks.some(({ name: known }) => known === name));
if (strangers.length > 0) {
  process.stderr.write(
    `No check is called ${strangers.join(', ')}. There are: ${allChecks.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

let failed = 0;
for (const { name, find } of chosen) {
  const began = performance.now();
  const faults = await find(root).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${seconds} s  ${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}\n`);
  for (const fault of faults) process.stdout.write(`${fault.replace(/^/gm, '           ')}\n`);
  if (faults.length > 0) failed += 1;
}
const reports = join(root, '.cache', 'reports');
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'checks.json'), JSON.stringify({ passed: chosen.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
