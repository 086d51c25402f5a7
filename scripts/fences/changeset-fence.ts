import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';

/** Whoever upgrades reads what changed: a change to a public package comes with a changeset. */
export const changesetFence: Fence = {
  name: 'changesets',
  async find(root) {
    // An unpacked archive has no history to compare with.
    if (!existsSync(join(root, '.git'))) return [];
    const { code, output } = await runTool(root, 'changeset', ['status']);
    return code === 0 ? [] : [output.trim()];
  },
};
