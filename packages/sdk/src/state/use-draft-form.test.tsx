// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { expect, test } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { wrapInPinfold } from '../testing/render-in-pinfold.tsx';
import {
  useBegunDrafts,
  useDraftField,
  useDraftForm,
  useDraftState,
  useDraftValues,
  type DraftFormOptions,
} from './use-draft-form.ts';
import type { DraftForm } from './draft-form.ts';

interface Note {
  title: string;
  text: string;
  tags: string[];
}

const key = ['note_draft', 'test'];
const first: Note = { title: 'Lipa', text: 'Kawa', tags: ['a'] };
type Options = Partial<DraftFormOptions<Note, string>>;

function open(options: Options = {}) {
  const hook = renderHook(
    (given: Options) => {
      const form = useDraftForm<Note>({ key, saved: first, ...options, ...given });
      return { form, state: useDraftState(form), values: useDraftValues(form) };
    },
    { wrapper: wrapInPinfold(), initialProps: {} },
  );
  return { ...hook, now: () => hook.result.current, form: () => hook.result.current.form };
}

/** A save that the test ends. */
function heldSave() {
  const sent: Partial<Note>[] = [];
  let end: { accept: () => void; refuse: (error: Error) => void } | undefined;
  return {
    sent,
    save: (changes: Partial<Note>) => {
      sent.push(changes);
      return new Promise<void>((resolve, reject) => {
        end = { accept: resolve, refuse: reject };
      });
    },
    accept: () => act(async () => end?.accept()),
    refuse: (error: Error) => act(async () => end?.refuse(error)),
  };
}

test('what differs is what is sent, and a field that is typed back to what is saved leaves nothing to save', async () => {
  const held = heldSave();
  const { now, form } = open({ save: held.save });
  act(() => form().set('title', 'Lip'));
  act(() => form().set('tags', ['a', 'b']));
  expect(now().state).toMatchObject({ changed: ['title', 'tags'], isDirty: true });
  act(() => form().set('title', 'Lipa'));
  expect(now().state.changed).toEqual(['tags']);
  act(() => form().save());
  expect(held.sent).toEqual([{ tags: ['a', 'b'] }]);
  expect(now().state.isSaving).toBe(true);
  await held.accept();
  expect(now().state).toMatchObject({ isSaving: false, isSaved: true, isDirty: false });
});

test('nothing is sent while nothing differs, and what is being sent is not sent twice', () => {
  const held = heldSave();
  const { form } = open({ save: held.save });
  act(() => form().save());
  act(() => form().set('text', 'Herbata'));
  act(() => form().save());
  act(() => form().save());
  expect(held.sent).toEqual([{ text: 'Herbata' }]);
});

test('what is typed while it is being saved stays, and is no conflict with what was sent', async () => {
  const held = heldSave();
  const { now, form, rerender } = open({ save: held.save });
  act(() => form().set('title', 'Lipa i Syn'));
  act(() => form().set('text', 'Herbata'));
  act(() => form().save());
  act(() => form().set('title', 'Lipa i Synowie'));
  // The answer comes into the cache before the promise is kept.
  rerender({ saved: { ...first, title: 'Lipa i Syn', text: 'Herbata' } });
  await held.accept();
  expect(now().values).toMatchObject({ title: 'Lipa i Synowie', text: 'Herbata' });
  expect(now().state).toMatchObject({ changed: ['title'], conflicts: [], taken: [], isSaved: false });
});

test('a save that is refused because somebody else was faster loses nothing, and asks', async () => {
  const held = heldSave();
  const { now, form, rerender } = open({ save: held.save });
  act(() => form().set('text', 'Herbata'));
  act(() => form().save());
  rerender({ saved: { ...first, text: 'Sok', title: 'Ich Lipa' } });
  expect(now().values.text).toBe('Herbata');
  await held.refuse(new ApiError({ kind: 'http', status: 409 }));
  await waitFor(() => expect(now().state.conflicts).toEqual(['text']));
  expect(now().values).toEqual({ ...first, text: 'Herbata', title: 'Ich Lipa' });
});

test('of a conflict mine is kept or theirs is taken, and until then nothing is sent', () => {
  const held = heldSave();
  const { now, form, rerender } = open({ save: held.save });
  act(() => form().set('title', 'Moja'));
  act(() => form().set('text', 'Herbata'));
  rerender({ saved: { title: 'Ich', text: 'Sok', tags: [] } });
  expect(now().state).toMatchObject({ conflicts: ['title', 'text'], taken: ['tags'] });
  act(() => form().save());
  expect(held.sent).toEqual([]);
  act(() => form().resolve('title', 'theirs'));
  act(() => form().resolve('text', 'mine'));
  act(() => form().acknowledge());
  expect(now().values).toEqual({ title: 'Ich', text: 'Herbata', tags: [] });
  expect(now().state).toMatchObject({ changed: ['text'], conflicts: [], taken: [] });
  act(() => form().save());
  expect(held.sent).toEqual([{ text: 'Herbata' }]);
});

test('a conflict ends when the same is typed', () => {
  const { now, form, rerender } = open();
  act(() => form().set('title', 'Moja'));
  rerender({ saved: { ...first, title: 'Ich' } });
  expect(now().state.conflicts).toEqual(['title']);
  act(() => form().set('title', 'Ich'));
  expect(now().state).toMatchObject({ conflicts: [], isDirty: false });
});

const validate = ({ title, text }: Note) => ({
  ...(title === '' && { title: 'empty' }),
  ...(text === '' && { text: 'empty' }),
});

test('a fault is said once its field is left, or at a try to save, which it stops', () => {
  const held = heldSave();
  const { now, form } = open({ validate, save: held.save });
  act(() => form().set('title', ''));
  act(() => form().set('text', ''));
  expect(now().state).toMatchObject({ faults: { title: 'empty', text: 'empty' }, shownFaults: {} });
  act(() => form().leave('title'));
  expect(now().state.shownFaults).toEqual({ title: 'empty' });
  act(() => form().save());
  expect(now().state).toMatchObject({ tries: 1, shownFaults: { title: 'empty', text: 'empty' } });
  expect(held.sent).toEqual([]);
});

test('a fault may be said at once, and may be no obstacle', () => {
  const held = heldSave();
  const { now, form } = open({
    validate,
    save: held.save,
    isSaidAtOnce: (_field, _values, isChanged) => !isChanged,
    isBlocking: (field, values, base) => values[field] !== base[field],
    saved: { ...first, title: '' },
  });
  expect(now().state).toMatchObject({ shownFaults: { title: 'empty' }, blocking: [] });
  act(() => form().set('text', 'Herbata'));
  act(() => form().save());
  expect(held.sent).toEqual([{ text: 'Herbata' }]);
});

test('what the API refuses stands beside its field until that is another, and comes back with the value', async () => {
  const held = heldSave();
  const { now, form } = open({ save: held.save });
  act(() => form().set('title', 'Złe'));
  act(() => form().save());
  const errors = [{ path: 'body.changes.title', message: 'Not this.' }];
  await held.refuse(new ApiError({ kind: 'http', status: 422, errors }));
  expect(now().state).toMatchObject({ refused: { title: 'Not this.' }, error: null, isSaving: false });
  act(() => form().set('title', 'Dobre'));
  expect(now().state.refused).toEqual({});
  act(() => form().set('title', 'Złe'));
  expect(now().state.refused).toEqual({ title: 'Not this.' });
});

test('a refusal of no field keeps what was typed, and goes when something is mended', async () => {
  const held = heldSave();
  const { now, form } = open({ save: held.save });
  act(() => form().set('title', 'Nowe'));
  act(() => form().save());
  await held.refuse(new ApiError({ kind: 'http', status: 409 }));
  expect(now().state.error?.status).toBe(409);
  act(() => form().set('title', 'Nowsze'));
  expect(now().state.error).toBeNull();
  expect(now().values.title).toBe('Nowsze');
});

test('discarding goes back to what is saved now', () => {
  const { now, form, rerender } = open({ validate });
  act(() => form().set('title', ''));
  rerender({ saved: { ...first, title: 'Ich', text: 'Sok' } });
  act(() => form().save());
  act(() => form().discard());
  expect(now().values).toEqual({ ...first, title: 'Ich', text: 'Sok' });
  expect(now().state).toMatchObject({ isDirty: false, conflicts: [], taken: [], tries: 0, shownFaults: {} });
});

function Field({ form, name }: { form: DraftForm<Note>; name: 'title' | 'text' }) {
  const { value, onChange, onBlur, fault } = useDraftField(form, name);
  return (
    <input
      aria-label={name}
      aria-invalid={fault !== undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

function NoteForm({ saved = first, drawn }: { saved?: Note; drawn?: Map<string, number> }) {
  const form = useDraftForm<Note>({ key, saved, validate });
  const count = (id: string) => drawn?.set(id, (drawn.get(id) ?? 0) + 1);
  return (
    <>
      <Profiler id="title" onRender={count}>
        <Field form={form} name="title" />
      </Profiler>
      <Profiler id="text" onRender={count}>
        <Field form={form} name="text" />
      </Profiler>
    </>
  );
}

function Begun() {
  return <p>{useBegunDrafts(['note_draft']).length === 0 ? 'nothing begun' : 'begun'}</p>;
}

function Pages({ saved = first }: { saved?: Note }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Turn</button>
      {isShown && <NoteForm saved={saved} />}
      <Begun />
    </>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

test('a draft outlives its screen, merged with what was saved meanwhile, and it is known elsewhere', async () => {
  const { rerender } = render(<Pages />, { wrapper: wrapInPinfold() });
  expect(screen.getByText('nothing begun')).toBeDefined();
  for (const value of ['', 'M', 'Mo', 'Moja']) type('title', value);
  fireEvent.blur(input('title'));
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.queryByLabelText('title')).toBeNull();
  expect(screen.getByText('begun')).toBeDefined();
  rerender(<Pages saved={{ ...first, text: 'Sok' }} />);
  fireEvent.click(screen.getByText('Turn'));
  expect(input('title').value).toBe('Moja');
  await waitFor(() => expect(input('text').value).toBe('Sok'));
  type('title', 'Lipa');
  expect(screen.getByText('nothing begun')).toBeDefined();
});

test('a screen that comes back without a draft shows what is saved by then', async () => {
  const { rerender } = render(<Pages />, { wrapper: wrapInPinfold() });
  fireEvent.click(screen.getByText('Turn'));
  await act(async () => undefined);
  rerender(<Pages saved={{ ...first, text: 'Sok' }} />);
  fireEvent.click(screen.getByText('Turn'));
  expect(input('text').value).toBe('Sok');
});

test('a letter draws the field into which it is typed, and no other', () => {
  const drawn = new Map<string, number>();
  render(<NoteForm drawn={drawn} />, { wrapper: wrapInPinfold() });
  drawn.clear();
  type('title', 'Lip');
  type('title', 'Li');
  expect(drawn.get('title')).toBe(2);
  expect(drawn.has('text')).toBe(false);
});

test('a field says what is wrong once it is left', () => {
  render(<NoteForm />, { wrapper: wrapInPinfold() });
  type('title', '');
  expect(input('title').getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(input('title'));
  expect(input('title').getAttribute('aria-invalid')).toBe('true');
});

test('a misused hook says what it needs', () => {
  const { form } = open();
  const copy: DraftForm<Note> = { ...form() };
  expect(() => renderHook(() => useDraftState(copy))).toThrow('need one of `useDraftForm`');
});
