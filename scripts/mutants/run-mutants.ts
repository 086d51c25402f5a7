import { runTool, type ToolRun } from '../checks/run-tool.ts';
import { plantInCopy } from '../plant-in-copy.ts';
import { mutants, type Mutant, type Proof } from './mutants.ts';

/**
 * `npm run test:mutants [part of a name]`: plants each fault in a copy of the project and expects the named test to
 * fail. A fault that is not found shows that a proof was lost. Without a fault the same tests have to pass, because a
 * test that cannot even start would seem to find everything.
 */
const wanted = process.argv.slice(2).join(' ');
const copy = plantInCopy();
const survivors: Mutant[] = [];
const chosen = mutants.filter(({ name }) => name.includes(wanted));
let brokenProofs = 0;
try {
  for (const [project, tests] of testsByProject(chosen)) {
    const { code, output } = await runTests(project, tests);
    if (code === 0) continue;
    brokenProofs += 1;
    process.stdout.write(`${output}\nBROKEN   the tests of ${project} fail without any fault\n`);
  }
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
process.stdout.write(
  `\n${chosen.length - survivors.length} passed, ${survivors.length + brokenProofs} failed\n`,
);
process.exitCode = survivors.length + brokenProofs > 0 ? 1 : 0;

/** A run that found no test has not noticed anything, so only failed tests count. */
async function hasFailed(proof: Proof): Promise<boolean> {
  if ('check' in proof) {
    const { code, output } = await runTool(copy.root, 'node', ['scripts/check.ts', proof.check]);
    return code !== 0 && output.includes(`FAIL  ${proof.check}`);
  }
  const { code, output } = await runTests(proof.project, [proof.test]);
  return code !== 0 && /Tests\s.*\d+ failed/.test(output);
}

function runTests(project: string, tests: readonly string[]): Promise<ToolRun> {
  return runTool(copy.root, 'node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    ...tests,
  ]);
}

function testsByProject(all: readonly Mutant[]): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const { proof } of all)
    if ('test' in proof) tests.set(proof.project, [...(tests.get(proof.project) ?? []), proof.test]);
  return tests;
}
