import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allChecks } from './checks/checks.ts';
import { root } from './node-24.mjs';
import { fullSuites, quickSuites } from './suites.ts';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands that a machine has without installing anything. */
const ofMachine = new Set(['apt-get', 'git']);

/** Each command of a workflow, with every value of a matrix that stands in it. */
function commandsOf(text: string): string[] {
  const suites = matrixOf(text);
  return [...text.matchAll(/^\s*(?:- )?(?:run|publish): (.+)$/gm)]
    .flatMap(([, line = '']) => line.split(' && '))
    .flatMap((command) =>
      command.includes('${{ matrix.suites }}')
        ? suites.map((value) => command.replace('${{ matrix.suites }}', value))
        : [command],
    );
}

function matrixOf(text: string): string[] {
  const [, list = ''] = /^\s*suites:\s*\[([^\]]+)\]$/m.exec(text) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}

/** What a command would stumble over; undefined for nothing. */
function faultOf(command: string): string | undefined {
  const [program = '', ...words] = command.split(/\s+/);
  if (ofMachine.has(program)) return undefined;
  if (program === 'node') return faultOfNode(words);
  if (program !== 'npm') return isExecutable(program) ? undefined : `${program} cannot be run`;
  const [verb = '', ...rest] = words;
  if (verb === 'ci') return existsSync(join(root, 'package-lock.json')) ? undefined : 'there is no lock file';
  const script = verb === 'run' ? (rest[0] ?? '') : verb;
  return faultOfScript(script, rest.slice(rest.indexOf('--') + 1), rest);
}

function faultOfScript(
  name: string,
  options: readonly string[],
  rest: readonly string[],
): string | undefined {
  const [, workspace] = /(?:^| )-w (\S+)/.exec(rest.join(' ')) ?? [];
  if (workspace !== undefined) return faultOfWorkspace(workspace, name);
  const commands = manifest.scripts[name]?.split(' && ');
  if (!commands) return `package.json has no script ${name}`;
  if (name === 'test' || name === 'test:full') {
    const all = (name === 'test' ? quickSuites() : fullSuites()).map((suite) => suite.name);
    const unknown =
      options[options.indexOf('--only') + 1]?.split(',').filter((one) => !all.includes(one)) ?? [];
    if (options.includes('--only') && unknown.length > 0) return `no suite is called ${unknown.join(', ')}`;
  }
  if (name === 'check') {
    const unknown = options.filter((one) => !allChecks.some(({ name: known }) => known === one));
    if (unknown.length > 0) return `no check is called ${unknown.join(', ')}`;
  }
  return commands.map(faultOf).find((fault) => fault !== undefined);
}

function faultOfWorkspace(workspace: string, script: string): string | undefined {
  const place = join(root, 'node_modules', workspace, 'package.json');
  if (!existsSync(place)) return `there is no workspace ${workspace}`;
  const { scripts = {} } = JSON.parse(readFileSync(place, 'utf8')) as { scripts?: Record<string, string> };
  return script in scripts ? undefined : `${workspace} has no script ${script}`;
}

/** A script of the project, an installed tool, and each file and vitest project that it is given. */
function faultOfNode(words: readonly string[]): string | undefined {
  const files = words.filter((word) => /\.(mjs|ts)$/.test(word) && word.includes('/'));
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing !== undefined) return `${missing} is not there`;
  const tool = words.includes('--bin') ? words[words.indexOf('--bin') + 1] : undefined;
  if (tool !== undefined && !existsSync(join(root, 'node_modules', '.bin', tool)))
    return `${tool} is not installed`;
  const project = words.includes('--project') ? words[words.indexOf('--project') + 1] : undefined;
  return project === undefined || vitestProjects().includes(project)
    ? undefined
    : `no project is called ${project}`;
}

function vitestProjects(): string[] {
  return [...quickSuites(), ...fullSuites()].flatMap(({ args }) =>
    args.flatMap((word, index) => (args[index - 1] === '--project' ? [word] : [])),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(join(root, path), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

describe.each(workflows)('BAS-04 $name', ({ text }) => {
  test('runs nothing that is not there', () => {
    const commands = commandsOf(text);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.flatMap((command) => faultOf(command) ?? [])).toEqual([]);
  });

  test('keeps reports from where they are written', () => {
    const [, block = ''] = /^\s*path: \|\n((?: {12}.+\n)+)/m.exec(text) ?? [];
    const single = /^\s*path: ([^|\n]+)$/m.exec(text)?.[1];
    const written = ['.cache/reports', '.cache/visual/report', 'e2e/test-results'];
    for (const path of [...block.split('\n').map((line) => line.trim()), single ?? ''].filter(
      (one) => one !== '',
    ))
      expect(written).toContain(path);
  });
});

test('BAS-04 workflows run every suite: each push the quick ones, each night all', () => {
  const run = (name: string) =>
    matrixOf(workflows.find((workflow) => workflow.name === name)?.text ?? '').flatMap((value) =>
      value.split(','),
    );
  expect(run('ci.yml').toSorted()).toEqual(
    quickSuites()
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(run('nightly.yml').toSorted()).toEqual(
    fullSuites()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('what a workflow would stumble over is found', () => {
  expect(faultOf('npm run missing')).toBe('package.json has no script missing');
  expect(faultOf('npm test -- --only units,unit')).toBe('no suite is called unit');
  expect(faultOf('npm run check -- names nothing')).toBe('no check is called nothing');
  expect(faultOf('.ci/gone')).toBe('.ci/gone cannot be run');
  expect(faultOf('npm run build -w @pinfold/gone')).toBe('there is no workspace @pinfold/gone');
  expect(faultOf('node scripts/gone.mjs')).toBe('scripts/gone.mjs is not there');
  expect(faultOf('node scripts/run.mjs --bin gone')).toBe('gone is not installed');
  expect(faultOf('node scripts/run.mjs --bin vitest run --project gone')).toBe('no project is called gone');
});
