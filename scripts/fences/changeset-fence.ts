import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';

const baseBranches = ['origin/main', 'main'];

/** Whoever upgrades reads what changed: a change to a public package comes with a changeset. */
export const changesetFence: Fence = {
  name: 'changesets',
  async find(root) {
    // An unpacked archive has no history to compare with.
    if (!existsSync(join(root, '.git'))) return [];
    const { code, output } = await runTool(root, 'changeset', ['status']);
    return [...(code === 0 ? [] : [output.trim()]), ...untoldChanges(changedFiles(root))];
  },
};

/** What is public changed, and no changeset is new or other than before. */
export function untoldChanges(files: readonly string[]): string[] {
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
