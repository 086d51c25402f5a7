import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['Dziś ciasto z rabarbarem', 'Dziś ciasto z rabarbarem'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), `${'a'.repeat(99)}…`],
  // No blank before the ellipsis, and no half of a character.
  [`${'a'.repeat(98)} bc`, `${'a'.repeat(98)}…`],
  [`${'a'.repeat(98)}🥐🥐🥐`, `${'a'.repeat(98)}🥐…`],
  ['🥐'.repeat(100), '🥐'.repeat(100)],
])('RV-10 PUB-01 %s is cut at a hundred characters', (text, cut) => expect(cutText(text)).toBe(cut));

test('RV-10 the length can be less', () => expect(cutText('Kawiarnia Lipa', 10)).toBe('Kawiarnia…'));
