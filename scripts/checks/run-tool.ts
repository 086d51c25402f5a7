import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface ToolRun {
  code: number;
  output: string;
}

/** Runs a tool of the project in a folder, under the project's Node, and returns its output. */
export function runTool(
  root: string,
  command: string,
  args: readonly string[],
  folder = '.',
): Promise<ToolRun> {
  const bins = [join(root, 'node_modules', '.bin'), join(root, 'scripts', 'node_modules', '.bin')];
  const env = {
    ...process.env,
    PATH: [...bins, process.env['PATH']].join(delimiter),
    NO_COLOR: '1',
    // Tools in Go end within seconds: to collect garbage until then is a quarter of the compiler's time.
    GOGC: 'off',
  };
  Reflect.deleteProperty(env, 'FORCE_COLOR');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: join(root, folder), env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** The lines that matter, or everything when a tool failed without a line that we know. */
export function faultsOf({ code, output }: ToolRun, isFault: (line: string) => boolean): string[] {
  const faults = output.split('\n').filter(isFault);
  if (faults.length > 0) return faults;
  return code === 0 ? [] : [output.trim() || `ended with ${code}`];
}
