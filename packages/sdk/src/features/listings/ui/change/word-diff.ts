/** A stretch of text, and whether it is in both versions. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Which words of a text go and which come, in reading order: the longest common sequence of words stays.
 *
 * @param cut - What counts as a word; joined, its words are the text again.
 */
export function wordDiff(
  before: string,
  after: string,
  cut: (text: string) => string[] = wordsOf,
): DiffPart[] {
  const [old, next] = [cut(before), cut(after)];
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const parts: DiffPart[] = [];
  say(parts, 'same', old.slice(0, head).join(''));
  sayMiddle(parts, old.slice(head, old.length - tail), next.slice(head, next.length - tail));
  say(parts, 'same', old.slice(old.length - tail).join(''));
  return parts;
}

/** Words and what is between them, so that nothing is lost. */
export function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Groups of digits, as a phone number is read out. */
export function digitGroupsOf(text: string): string[] {
  return text.match(/\d+|\D+/g) ?? [];
}

/** Scheme, host, folders and whole parameters of a link, each with the sign before it. */
export function linkPartsOf(text: string): string[] {
  return text.match(/^https?:\/\/|[?&][^?&#]*|[/#]?[^/?&#]+|[/#]/gi) ?? [];
}

/** The share of the shorter version that stays, from 0 to 1: all of it where something is only added or taken away. */
export function keptShare(parts: readonly DiffPart[]): number {
  const lengthOf = (kinds: readonly DiffPart['kind'][]) =>
    parts.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  const shorter = Math.min(lengthOf(['same', 'removed']), lengthOf(['same', 'added']));
  return shorter === 0 ? 1 : lengthOf(['same']) / shorter;
}

/** The same with the middle of long stretches that stay left out, for where there is little room. */
export function shortened(parts: readonly DiffPart[], most = 60): DiffPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same' || text.length <= most) return { kind, text };
    const half = Math.floor(most / 2);
    const start = index === 0 ? '' : text.slice(0, half);
    const end = index === parts.length - 1 ? '' : text.slice(-half);
    return { kind, text: `${start} … ${end}`.trimStart() };
  });
}

function say(parts: DiffPart[], kind: DiffPart['kind'], text = '') {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

function sayMiddle(parts: DiffPart[], old: readonly string[], next: readonly string[]) {
  const lengths = commonLengths(old, next);
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && old[i] === next[j]) {
      say(parts, 'same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= next.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      say(parts, 'removed', old[i]);
      i += 1;
    } else {
      say(parts, 'added', next[j]);
      j += 1;
    }
  }
}

/** How many words the rests of both texts share, from each pair of places on. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: next.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        old[i] === next[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  return lengths;
}

function at(lengths: readonly number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
