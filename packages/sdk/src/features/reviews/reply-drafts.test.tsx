// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { renderInPinfold } from '../../testing/render-in-pinfold.tsx';
import {
  addWords,
  beginPassage,
  editDraft,
  isWrittenByAi,
  type ReplyDraft,
} from '../opinions/inbox/reply-drafts.ts';
import { useReplyDrafts } from './use-reply.ts';

const begun = beginPassage({ text: 'Pani Ewo,' });

test('RV-04 the model goes on where it stopped, whatever is typed before or after its words', () => {
  const first = addWords(begun, 'dziękujemy');
  const after = editDraft(first, `${first.text} PS. Do zobaczenia`);
  const before = editDraft(after, after.text.replace('Pani', 'Droga Pani'));
  const second = addWords(before, ' za opinię.');
  expect(second.text).toBe('Droga Pani Ewo,\n\ndziękujemy za opinię. PS. Do zobaczenia');
  expect(isWrittenByAi(second)).toBe(true);
});

test('RV-04 another draft takes the place of the last one, unless somebody has changed that', () => {
  const first = addWords(begun, 'Dziękujemy!');
  expect(addWords(beginPassage(first), 'Miło nam.').text).toBe('Pani Ewo,\n\nMiło nam.');
  const changed = editDraft(first, first.text.replace('Dziękujemy', 'Bardzo dziękujemy'));
  expect(addWords(beginPassage(changed), 'Miło nam.').text).toBe(
    'Pani Ewo,\n\nBardzo dziękujemy!\n\nMiło nam.',
  );
});

test('RV-04 a reply whose draft was wiped out is written by hand', () => {
  const wiped = editDraft(addWords({ text: '' }, 'Dziękujemy!'), '');
  expect(isWrittenByAi(editDraft(wiped, 'Sam napiszę.'))).toBe(false);
  expect(isWrittenByAi({ text: 'Sam napiszę.' })).toBe(false);
});

type Step = { typed: string; at: number } | { words: string };

const steps = fc.array(
  fc.oneof(
    fc.record({ typed: fc.stringMatching(/^[a-z ]{1,4}$/), at: fc.nat(40) }),
    fc.record({ words: fc.stringMatching(/^[A-Z ]{1,6}$/) }),
  ),
  { maxLength: 20 },
);

function sorted(text: string): string {
  return text.split('').toSorted().join('');
}

test('RV-04 no letter that a person types while the model writes is lost, and none of the model’s', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let draft: ReplyDraft = begun;
      for (const step of all as Step[]) {
        if ('words' in step) draft = addWords(draft, step.words);
        else {
          const at = Math.min(step.at, draft.text.length);
          draft = editDraft(draft, draft.text.slice(0, at) + step.typed + draft.text.slice(at));
        }
      }
      const written = all.map((step) => ('words' in step ? step.words : step.typed)).join('');
      expect(sorted(draft.text)).toBe(sorted(begun.text + written));
      const words = all.flatMap((step) => ('words' in step ? [step.words] : [])).join('');
      const inOrder = draft.text.slice(begun.text.indexOf(',') + 1).replaceAll(/[^A-Z]/g, '');
      expect(inOrder.endsWith(words.replaceAll(' ', ''))).toBe(true);
    }),
  );
});

function Field() {
  const drafts = useReplyDrafts();
  return (
    <textarea
      aria-label="Reply"
      value={drafts.of(1) ?? ''}
      onChange={(event) => drafts.write(1, event.target.value)}
    />
  );
}

it('RV-02 a draft keeps every letter, however fast it is typed', () => {
  renderInPinfold(<Field />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reply');
  for (const text of ['D', 'Dz', 'Dzi']) {
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
  }
});
