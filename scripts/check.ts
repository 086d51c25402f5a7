import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fences } from './fences/fences.ts';
import { root } from './node-24.mjs';

/** `npm run check [name …]`: runs the fences, all or the named ones, and shows what each found. */
const wanted = process.argv.slice(2);
const chosen = fences.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const strangers = wanted.filter((name) => !fences.some((fence) => fence.name === name));
if (strangers.length > 0) {
  process.stderr.write(
    `No fence is called ${strangers.join(', ')}. There are: ${fences.map(({ name }) => name).join(', ')}.\n`,
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
writeFileSync(join(reports, 'fences.json'), JSON.stringify({ passed: chosen.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
