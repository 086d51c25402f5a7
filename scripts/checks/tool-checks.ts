import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleFiles } from '../documentation/sample-files.ts';
import type { Check } from './checks.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** A check that is a tool's: how it is called, and which of the lines that it prints are faults. */
function toolCheck(
  name: string,
  [command = '', ...args]: readonly string[],
  isFault: (line: string) => boolean,
): Check {
  return { name, find: async (root) => faultsOf(await runTool(root, command, args), isFault) };
}

/** What `oxfmt` would write is what stands there. */
export const formatCheck: Check = {
  name: 'format',
  async find(root) {
    const run = await runTool(root, 'oxfmt', ['--check']);
    return faultsOf(run, (line) => /^\S+\.\w+ \(\d+ms\)$/.test(line)).map((line) =>
      line.replace(/ \(\d+ms\)$/, ' is not formatted'),
    );
  },
};

/** `.oxlintrc.json`: what is wrong or suspicious, and the habits of this repository that a rule can tell. */
export const lintCheck = toolCheck('lint', ['oxlint', '--format', 'unix', '--deny-warnings'], (line) =>
  /\[(Error|Warning)\//.test(line),
);

/** The OpenAPI document, the reports of the SDK's entries and the table of settings are up to date. */
export const generatedCheck = toolCheck('generated', ['node', 'scripts/generate.ts', '--check'], (line) =>
  line.endsWith('is stale'),
);

/** knip: unused files, exports and dependencies. */
export const unusedCheck = toolCheck(
  'unused',
  ['knip', '--reporter', 'compact', '--no-progress'],
  (line) => line.trim() !== '' && !/^(\S+ )+\(\d+\)$|Configuration hints/.test(line),
);

/** The SDK as a stranger gets it: it builds, publint agrees with its tarball (at full size attw too), and it is not too large. */
export const packageCheck: Check = {
  name: 'package',
  async find(root) {
    for (const script of ['build', 'check:package', 'check:size']) {
      const { code, output } = await runTool(root, 'npm', ['run', '--silent', script, '-w', '@pinfold/sdk']);
      if (code !== 0) return [`npm run ${script} -w @pinfold/sdk:\n${output.trim()}`];
    }
    return [];
  },
};

/** A parser that understands nothing finds no fault either, so it must have seen at least this much. */
const fewestModules = 500;

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string } }[];
  };
}

/** Who may import whom: `.dependency-cruiser.mjs`. */
export const importCheck: Check = {
  name: 'imports',
  async find(root) {
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'];
    const { output } = await runTool(root, 'depcruise', args);
    const cruise = parse(output);
    if (!cruise) return [`dependency-cruiser did not answer: ${output.slice(0, 500)}`];
    const { totalCruised, violations } = cruise.summary;
    if (totalCruised < fewestModules)
      return [`dependency-cruiser read ${totalCruised} modules, which cannot be all: its parser is broken`];
    return violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule.name}`);
  },
};

function parse(output: string): Cruise | undefined {
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('}')];
  try {
    return JSON.parse(output.slice(start, end + 1)) as Cruise;
  } catch {
    return undefined;
  }
}

/** Reading the SDK's sources takes longest, so that what imports them is compiled together: our own, and that of hosts. */
const sharedPrograms = ['tsconfig.browser.json', 'tsconfig.consumers.json'];

/** The sources of the SDK that are published, whose exports name their types. */
const namedProgram = 'packages/sdk/tsconfig.build.json';

/**
 * Every workspace with a `tsconfig.json` compiles, by itself or together with its like; so does what the documentation
 * shows, and what the SDK publishes names its types. `PINFOLD_CHECK_PROGRAMS` names some of these programs, with commas
 * between them, for daily work.
 */
export const typeCheck: Check = {
  name: 'types',
  async find(root) {
    writeSamples(root);
    const faults: string[] = [];
    const wanted = process.env['PINFOLD_CHECK_PROGRAMS']?.split(',');
    const all = [...sharedPrograms, ...foldersThatCompileAlone(root)];
    for (const project of wanted ? all.filter((one) => wanted.includes(one)) : all) {
      // Each further checker repeats half of the work, and other suites keep the other core busy.
      const run = await runTool(root, 'tsc', ['-p', project, '--checkers', '1', '--pretty', 'false']);
      faults.push(...faultsOf(run, (line) => /error TS\d+/.test(line)));
    }
    if (wanted && !wanted.includes('tsconfig.browser.json')) return faults;
    // Whether a type is named shows without checking it; what else is wrong in these sources has been found above.
    const args = ['-p', namedProgram, '--noCheck', '--pretty', 'false'];
    const run = await runTool(root, 'tsc', [...args, '--emitDeclarationOnly', 'false', '--noEmit']);
    faults.push(...faultsOf({ ...run, code: 0 }, (line) => /error TS90\d\d/.test(line)));
    return faults;
  },
};

function foldersThatCompileAlone(root: string): string[] {
  const workspaces = new Set(
    trackedFiles(root).map((file) => /^((apps|packages|examples)\/)?[^/]+/.exec(file)?.[0] ?? ''),
  );
  const shared = sharedPrograms.flatMap((file) => {
    const { include } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { include: string[] };
    return include;
  });
  return [...workspaces].filter(
    (folder) =>
      existsSync(join(root, folder, 'tsconfig.json')) &&
      !shared.some((path) => path.startsWith(`${folder}/`)),
  );
}

/** Writes them where `tsconfig.consumers.json` looks for them. */
function writeSamples(root: string): void {
  const folder = join(root, '.cache', 'samples');
  rmSync(folder, { recursive: true, force: true });
  for (const { path, code } of sampleFiles(root)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

const baseBranches = ['origin/main', 'main'];

/** A change to a public package comes with a changeset for its users. */
export const changesetCheck: Check = {
  name: 'changesets',
  async find(root) {
    // An unpacked archive has no history to compare with.
    if (!existsSync(join(root, '.git'))) return [];
    const { code, output } = await runTool(root, 'changeset', ['status']);
    return [...(code === 0 ? [] : [output.trim()]), ...untoldChanges(changedFiles(root))];
  },
};

/** What is public changed, and no changeset is new or other than before. */
function untoldChanges(files: readonly string[]): string[] {
  const reports = files.filter((file) => file.startsWith('packages/sdk/api-report/'));
  const isTold = files.some((file) => /^\.changeset\/(?!README).+\.md$/.test(file));
  return isTold
    ? []
    : reports.map((file) => `${file} changed: tell whoever upgrades, with \`npm run changeset\``);
}

/** Since the branch was begun, whether committed or not. */
function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  const base = baseBranches.flatMap((branch) => {
    try {
      return git('merge-base', branch, 'HEAD');
    } catch {
      return [];
    }
  })[0];
  return [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
