import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { apiFolder } from '../../../api-folder.ts';
import { limitWork } from '../../../limit-work.ts';
import { isHarmlessSvg } from './is-harmless-svg.ts';
import { killAbove } from './kill-above.ts';

const script = join(apiFolder, 'src/features/store-locator/images/draw-svg.process.ts');
/** A logo takes a fifth of a second. */
const milliseconds = 5000;
const memoryBytes = 300_000_000;

/** One core at most, whoever asks, and nobody waits for more than a few others. */
const inTurn = limitWork({ atOnce: 1, waiting: 3, retryAfter: 10 });

/**
 * An SVG as PNG, at most 512 pixels wide and high; undefined for what is none, or could do more than show shapes, or
 * takes more time or memory than a picture is worth. Drawn in a process of its own, which gives way to all others.
 * @throws Problem `too_busy`
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const svg = textOf(bytes);
  if (svg === undefined || !isHarmlessSvg(svg)) return undefined;
  return inTurn(() => draw(svg));
}

function draw(svg: string): Promise<Uint8Array | undefined> {
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
    if (child.pid !== undefined) yieldToOthers(child.pid);
    killAbove(child, memoryBytes);
    // A process that ended early is told of by its error.
    child.stdin?.on('error', () => {});
    child.stdin?.end(svg);
  });
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended by itself, or the system does not let us.
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
