import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameContent, mergeDraft, newDraft, type Draft } from './merge-draft.ts';

interface Note {
  title: string;
  text: string;
  tags: string[];
}

const saved: Note = { title: 'Lipa', text: 'Kawa', tags: ['a'] };
const typed = (changes: Partial<Note>): Draft<Note> => ({
  ...newDraft(saved),
  values: { ...saved, ...changes },
});
const merge = (draft: Draft<Note>, theirs: Note) => mergeDraft(draft, theirs, isSameContent);

test('what somebody else saves follows, what both changed is asked, and nothing that was typed is lost', () => {
  const theirs = { title: 'Ich Lipa', text: 'Kawa', tags: ['a', 'b'] };
  const merged = merge(typed({ title: 'Moja Lipa', text: 'Herbata' }), theirs);
  expect(merged).toEqual({
    base: theirs,
    values: { title: 'Moja Lipa', text: 'Herbata', tags: ['a', 'b'] },
    conflicts: ['title'],
    taken: ['tags'],
  });
  const again = merge(merged, { ...theirs, text: 'Sok' });
  expect(again.conflicts).toEqual(['title', 'text']);
  expect(again.taken).toEqual(['tags']);
});

test('both wanting the same is no conflict, and a form in which nothing was typed follows without a word', () => {
  expect(merge(typed({ tags: ['b'] }), { ...saved, tags: ['b'] })).toEqual(
    newDraft({ ...saved, tags: ['b'] }),
  );
  expect(merge(newDraft(saved), { ...saved, title: 'Ich Lipa' }).taken).toEqual([]);
});

test('a field that the rule calls the same keeps its letters', () => {
  const isSame = (field: keyof Note, a: Note, b: Note) =>
    JSON.stringify(a[field]).trim() === JSON.stringify(b[field]).trim() ||
    String(a[field]).trim() === String(b[field]).trim();
  const merged = mergeDraft(typed({ title: 'Lipa ', text: 'Herbata' }), { ...saved, tags: [] }, isSame);
  expect(merged.values).toEqual({ title: 'Lipa ', text: 'Herbata', tags: [] });
});

const words = fc.constantFrom('', 'Lipa', 'Kawa', 'Sok');
const notes = fc.record({ title: words, text: words, tags: fc.array(words, { maxLength: 2 }) });

test('of three versions each field is one that somebody wanted, and a conflict keeps mine', () => {
  fc.assert(
    fc.property(notes, notes, notes, (base, mine, theirs) => {
      const { values, conflicts, taken } = merge({ ...newDraft(base), values: mine }, theirs);
      for (const field of ['title', 'text', 'tags'] as const) {
        const [was, my, their] = [base, mine, theirs].map((one) => JSON.stringify(one[field]));
        const now = JSON.stringify(values[field]);
        expect(now).toBe(my === was ? their : my);
        expect(conflicts.includes(field)).toBe(my !== was && their !== was && my !== their);
        if (taken.includes(field)) expect(now).toBe(their);
      }
    }),
  );
});
