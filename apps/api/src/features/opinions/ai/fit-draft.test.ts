import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { fitDraft } from './fit-draft.ts';

async function* streamed(pieces: readonly string[]) {
  yield* pieces;
}

async function fitted(pieces: readonly string[]): Promise<string> {
  let text = '';
  for await (const piece of fitDraft(streamed(pieces), 'google_play')) text += piece;
  return text;
}

const sentence = 'Dziękujemy za opinię i przepraszamy za kłopot.';

test('RV-12 a draft that is too long for its store ends after the last sentence that fits', async () => {
  const text = await fitted(Array.from({ length: 20 }, () => `${sentence} `));
  expect(text).toBe(Array.from({ length: 7 }, () => sentence).join(' '));
  expect(await fitted([sentence, '\n', 'Zespół Lipa'])).toBe(`${sentence}\nZespół Lipa`);
});

test('RV-12 a draft of one sentence that is too long ends in its midst, and says so', async () => {
  expect(await fitted(['słowo '.repeat(100)])).toMatch(/^(słowo )+słowo…$/);
  expect(await fitted(['😀'.repeat(300)])).toBe(`${'😀'.repeat(174)}…`);
});

test('RV-12 a draft fits its store and is the same however the model cuts it into pieces', async () => {
  const words = fc.constantFrom('Kawa', ' kawa', '. ', '! Kawa', '\n', ' ', 'ą', '😀', 'Bardzo długie słowo');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(words, { maxLength: 40 }), { maxLength: 12 }), async (pieces) => {
      const texts = pieces.map((piece) => piece.join(''));
      const text = await fitted(texts);
      expect(replyTextProblem(text, 'google_play')).not.toBe('too_long');
      expect(text).toBe(await fitted([...texts.join('')]));
      if (replyTextProblem(texts.join(''), 'google_play') !== 'too_long') expect(text).toBe(texts.join(''));
    }),
    { numRuns: 200 },
  );
});
