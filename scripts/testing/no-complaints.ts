import { afterEach } from 'vitest';

/** `console.error` as it was, for all files of a worker. */
const original = Symbol.for('pinfold.console.error');
const kept = console as Console & { [original]?: typeof console.error };
const write = (kept[original] ??= console.error);

const complaints: string[] = [];

// What React and its libraries complain of in development reaches the console of every partner. Servers have no page.
console.error =
  typeof document === 'undefined'
    ? write
    : (...parts: unknown[]) => {
        complaints.push(parts.map(String).join(' '));
        write(...parts);
      };

/** A test that expects a complaint replaces `console.error` while it runs. */
afterEach(() => {
  const told = complaints.splice(0);
  if (told.length > 0) throw new Error(`The console was told:\n${told.join('\n')}`);
});
