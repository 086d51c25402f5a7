import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isHarmlessSvg } from './is-harmless-svg.ts';

const script = fileURLToPath(new URL('./draw-svg.process.ts', import.meta.url));
const milliseconds = 10_000;

/**
 * An SVG as PNG, at most 512 pixels wide and high; undefined for what is none, or could do more than show shapes. Drawn
 * in a process of its own, which may run out of time or memory without anybody noticing.
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const svg = textOf(bytes);
  if (svg === undefined || !isHarmlessSvg(svg)) return undefined;
  return new Promise((resolve) => {
    const options = {
      encoding: 'buffer',
      timeout: milliseconds,
      killSignal: 'SIGKILL',
      maxBuffer: 4_000_000,
    } as const;
    const child = execFile(process.execPath, [script], options, (error, output) => {
      resolve(error || output.length === 0 ? undefined : output);
    });
    // A process that ended early is told of by its error.
    child.stdin?.on('error', () => {});
    child.stdin?.end(svg);
  });
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
