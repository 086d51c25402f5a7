import { expect, test } from 'vitest';
import {
  changesToSend,
  conflictingFields,
  dirtyFieldsOf,
  resolveField,
  wishedValues,
  withField,
  type KeptChanges,
} from './kept-changes.ts';

interface Values {
  header: string;
  color: string;
  filters: string[];
}

const saved: Values = { header: 'Lipa', color: '#111111', filters: ['a'] };

test('LOC-02 a field that is typed back to what is saved leaves nothing to save', () => {
  const typed = withField(saved, null, 'header', 'Lip');
  expect(dirtyFieldsOf(saved, typed)).toEqual(['header']);
  expect(withField(saved, typed, 'header', 'Lipa')).toBeNull();
});

test('LOC-02 what somebody else saves follows, unless the owner changed it too, and then is asked', () => {
  let kept: KeptChanges<Values> | null = withField(saved, null, 'header', 'Moja Lipa');
  const theirs: Values = { header: 'Ich Lipa', color: '#222222', filters: ['a', 'b'] };
  expect(wishedValues(theirs, kept)).toEqual({ ...theirs, header: 'Moja Lipa' });
  expect(conflictingFields(theirs, kept)).toEqual(['header']);
  kept = withField(theirs, kept, 'color', '#333333');
  expect(conflictingFields(theirs, kept), 'touched after they saved').toEqual(['header']);
  const mine = resolveField(theirs, kept, 'header', 'mine');
  expect(conflictingFields(theirs, mine)).toEqual([]);
  expect(changesToSend(theirs, mine)).toEqual({ header: 'Moja Lipa', color: '#333333' });
  const given = resolveField(theirs, kept, 'header', 'theirs');
  expect(changesToSend(theirs, given)).toEqual({ color: '#333333' });
});

test('LOC-02 both wanting the same is no conflict', () => {
  const kept = withField(saved, null, 'filters', ['b']);
  const theirs = { ...saved, filters: ['b'] };
  expect(conflictingFields(theirs, kept)).toEqual([]);
  expect(dirtyFieldsOf(theirs, kept)).toEqual([]);
});
