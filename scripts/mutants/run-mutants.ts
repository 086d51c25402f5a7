import { runTool } from '../fences/run-tool.ts';
import { plantInCopy } from '../plant-in-copy.ts';
import { mutants, type Mutant, type Proof } from './mutants.ts';

/**
 * `npm run test:mutants [part of a name]`: plants each fault in a copy of the project and expects the test that is named
 * beside it to fail. A fault that nobody notices says that a proof was lost.
 */
const wanted = process.argv.slice(2).join(' ');
const copy = plantInCopy();
const survivors: Mutant[] = [];
const chosen = mutants.filter(({ name }) => name.includes(wanted));
try {
  for (const mutant of chosen) {
    const began = performance.now();
    const source = copy.read(mutant.file);
    if (source.split(mutant.from).length !== 2)
      throw new Error(`${mutant.file} does not hold exactly once what "${mutant.name}" changes.`);
    copy.plant(
      mutant.file,
      source.replace(mutant.from, () => mutant.to),
    );
    const isNoticed = await hasFailed(mutant.proof);
    copy.restore();
    if (!isNoticed) survivors.push(mutant);
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
    process.stdout.write(`${seconds} s  ${isNoticed ? 'noticed' : 'MISSED '}  ${mutant.name}\n`);
  }
} finally {
  copy.remove();
}
process.stdout.write(`\n${chosen.length - survivors.length} passed, ${survivors.length} failed\n`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** A run that found no test has not noticed anything, so only failed tests count. */
async function hasFailed(proof: Proof): Promise<boolean> {
  if ('check' in proof) {
    const { code, output } = await runTool(copy.root, 'node', ['scripts/check.ts', proof.check]);
    return code !== 0 && output.includes(`FAIL  ${proof.check}`);
  }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', proof.project, proof.test];
  const { code, output } = await runTool(copy.root, 'node', args);
  return code !== 0 && /Tests\s.*\d+ failed/.test(output);
}
