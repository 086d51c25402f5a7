import { runTool } from '../../scripts/checks/run-tool.ts';

/** Runs a command in a folder. Returns its output. @throws Error with the output if it fails */
export async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool(folder, command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
