import { expect, test } from 'vitest';
import { postFaults, postTypes } from './features/publications/local-post.ts';
import { PostDraft } from './features/publications/local-posts.endpoints.ts';
import { fillPostText, sameTextKey, textFaults } from './features/publications/post-text.ts';
import { listingShape } from './features/listings/listing-schema.ts';
import { descriptionFault, labelFaults } from './features/listings/listing-texts.ts';
import { replyByteLength, replyTextProblem } from './features/opinions/reply.ts';
import { ReplyComment } from './features/opinions/reply-comment.ts';
import { renderTemplate } from './features/opinions/templates/render-template.ts';
import { LocatorQuestion } from './features/store-locator/locator-faq.endpoints.ts';
import { normaliseText } from './normalise-text.ts';
import { plainLine } from './plain-line.ts';

const written = 'Żółć\ni gęś';
const pasted = written.normalize('NFD').replaceAll('\n', '\r\n');

test.each([
  [pasted, written],
  ['a\rb\r\nc\n\r\nd', 'a\nb\nc\n\nd'],
  ['o\u200B\u0301', 'o\u200B\u0301'],
  ['👨‍👩‍👧 🇵🇱', '👨‍👩‍👧 🇵🇱'],
])('PUB-01 RV-02 LST-03 %j has one form', (text, form) => {
  expect(normaliseText(text)).toBe(form);
  expect(normaliseText(form)).toBe(form);
});

test('LST-03 letters meet their accents where an invisible mark stood between them', () => {
  expect(plainLine('o\u200B\u0301')).toBe('ó');
});

test('PUB-01 RV-02 LST-03 LOC-04 texts come in with composed letters and line ends of one character', () => {
  const { summary, offer } = PostDraft.parse({
    type: postTypes.offer,
    summary: pasted,
    offer: { voucher_code: '', link: '', terms: pasted },
  });
  expect([summary, offer.terms]).toEqual([written, written]);
  for (const schema of [
    ReplyComment,
    listingShape.name,
    listingShape.description,
    LocatorQuestion.shape.answer,
  ])
    expect(schema.parse(pasted)).toBe(written);
});

test('PUB-01 RV-02 LST-03 limits count what is sent', () => {
  const letters = (count: number) => 'ó'.repeat(count).normalize('NFD');
  expect(textFaults({ title: letters(58), summary: letters(1500) })).toEqual([]);
  expect(textFaults({ title: letters(59), summary: letters(1501) })).toHaveLength(2);
  const offer = {
    ...PostDraft.parse({ type: postTypes.offer, title: 'Kawa' }),
    start: '2026-12-01T09:00',
    end: '2026-12-02T09:00',
  };
  const terms = { voucher_code: letters(58), link: '', terms: '\r\n'.repeat(5000) };
  expect(postFaults({ ...offer, offer: terms })).toEqual([]);
  expect(replyByteLength(pasted)).toBe(replyByteLength(written));
  expect(replyTextProblem(letters(2048))).toBeUndefined();
  expect(descriptionFault(letters(750))).toBeUndefined();
  expect(labelFaults([letters(255)])).toEqual([]);
});

test('PUB-01 RV-05 what a location or a customer puts in is composed too', () => {
  const name = 'Żółć'.normalize('NFD');
  expect(fillPostText('{name}', { name, city: '', street: '' })).toBe('Żółć');
  expect(renderTemplate('Witaj, {name}!', { name, location: '', city: '', rating: 5 })).toBe('Witaj, Żółć!');
  expect(sameTextKey({ title: name, summary: pasted })).toBe(
    sameTextKey({ title: 'Żółć', summary: written }),
  );
});
