import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';

/** A parser that understands nothing finds no fault either, so it must have seen at least this much. */
const fewestModules = 500;

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string } }[];
  };
}

/** Who may import whom: `.dependency-cruiser.mjs`. */
export const importFence: Fence = {
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
