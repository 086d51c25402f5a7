import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface JournalFile {
  lines: unknown[];
  append(line: unknown): void;
  clear(): void;
  close(): void;
}

/**
 * An append-only file with one JSON value a line. Each append reaches the operating system before it returns, so that
 * nothing acknowledged is lost by a kill; at most the last line is incomplete, and is cut off on opening.
 */
export function openJournalFile(folder: string): JournalFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'journal.jsonl');
  const file = openSync(path, 'a+', 0o600);
  const { lines, wholeBytes } = readWholeLines(readFileSync(path));
  ftruncateSync(file, wholeBytes);
  let closed = false;
  return {
    lines,
    append(line) {
      // A closed file's number may belong to another file by now.
      if (closed) throw new Error('The journal is closed.');
      writeAll(file, Buffer.from(`${JSON.stringify(line)}\n`));
    },
    clear: () => ftruncateSync(file, 0),
    close() {
      if (!closed) closeSync(file);
      closed = true;
    },
  };
}

function readWholeLines(content: Buffer): { lines: unknown[]; wholeBytes: number } {
  const lines: unknown[] = [];
  let start = 0;
  for (let end = content.indexOf(10); end !== -1; end = content.indexOf(10, start)) {
    lines.push(JSON.parse(content.toString('utf8', start, end)));
    start = end + 1;
  }
  return { lines, wholeBytes: start };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}
