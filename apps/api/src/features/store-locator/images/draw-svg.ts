import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { apiFolder } from '../../../api-folder.ts';
import { limitWork } from '../../../limit-work.ts';
import { Problem } from '../../../problem.ts';
import { killAbove } from './kill-above.ts';

const script = join(apiFolder, 'src/features/store-locator/images/draw-svg.process.ts');

/** A logo takes a fifth of a second of a processor. */
const limits = { bytes: 300_000_000, processorMilliseconds: 5000 };

/** A busy machine leaves a process of low priority waiting, which is no fault of the picture. */
const patienceMilliseconds = 60_000;

/** One drawing at a time, so that it takes one core at most, and a short queue. */
const inTurn = limitWork({ atOnce: 1, waiting: 3, retryAfter: 10 });

/**
 * Converts an SVG to PNG, at most 512 pixels wide and high; returns undefined for an invalid one, one with more than
 * shapes, or one that takes too much of a processor or of memory. Runs in a separate process with low priority.
 * @throws Problem `too_busy`
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const svg = textOf(bytes);
  if (svg === undefined || !isHarmlessSvg(svg)) return undefined;
  return inTurn(() => draw(svg));
}

function draw(svg: string): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      timeout: patienceMilliseconds,
      killSignal: 'SIGKILL',
      maxBuffer: 4_000_000,
    } as const;
    const child = execFile(process.execPath, [script], options, (error, output) => {
      if (error?.killed && !watch.hasKilled) reject(new Problem('too_busy', { retryAfter: 10 }));
      else resolve(error || output.length === 0 ? undefined : output);
    });
    if (child.pid !== undefined) yieldToOthers(child.pid);
    const watch = killAbove(child, limits);
    // The error of a process that ended early is reported by its exit.
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

const maxLength = 300_000;

/** How often a picture may name each of what is drawn again and again: nested, a few of them are already millions. */
const mostNamed = { use: 12, pattern: 12, filter: 8 };

/**
 * Whether a text is an SVG of shapes only: no entities, scripts, embedded pictures, external references, or nested
 * copies that multiply.
 */
function isHarmlessSvg(text: string): boolean {
  if (text.length > maxLength || !startsAsSvg.test(text)) return false;
  if (forbidden.some((pattern) => pattern.test(text))) return false;
  if ((text.match(filtered)?.length ?? 0) > mostFiltered) return false;
  return Object.entries(mostNamed).every(([name, most]) => countOf(text, name) <= most);
}

/** Each of these is blurred, lit or mixed by itself, over the whole picture. */
const filtered = /\bfilter\s*[:=]/gi;

const mostFiltered = 50;

/** After an optional byte order mark, an XML declaration, a DOCTYPE without entities, and comments. */
const startsAsSvg =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:[^-]|-(?!->))*-->\s*)*(<!doctype svg[^[>]*>\s*)?(<!--(?:[^-]|-(?!->))*-->\s*)*<(?:[\w-]+:)?svg[\s>]/i;

const forbidden = [
  /<!doctype[^>]*\[/i,
  /<!entity/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(script|image|feimage|foreignobject)[\s>/]/i,
  /href\s*=\s*["']?\s*(?!["'\s#])/i,
  /url\(\s*["']?\s*(?!["'\s#])/i,
  /@import/i,
];

function countOf(text: string, element: string): number {
  return text.match(new RegExp(`<(?:[\\w-]+:)?${element}[\\s>/]`, 'gi'))?.length ?? 0;
}
