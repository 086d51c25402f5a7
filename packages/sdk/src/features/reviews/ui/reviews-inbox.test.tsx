// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { useReviewsInbox } from '../use-reviews-inbox.ts';
import { useInboxActions } from './reviews-inbox-view.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const opened = async () => within(await screen.findByRole('region', { name: 'Otwarta opinia' }));

const field = async (name: string) =>
  (await (await opened()).findByRole('textbox', { name })) as HTMLTextAreaElement;

const write = (into: HTMLElement, text: string) => fireEvent.change(into, { target: { value: text } });

test('RV-04 Ctrl+Enter in a note does not send the reply that was begun below it', async () => {
  const client = createTestClient({ data: { reviews: [testReview({ id: 1 })] } });
  renderInPinfold(<ReviewsInbox activeId={1} />, { client });
  write(await field('Odpowiedź'), 'Dziękujemy, Aniu!');
  fireEvent.click((await opened()).getByRole('button', { name: /^Dodaj notatkę/ }));
  const note = await field('Notatka dla zespołu');
  write(note, 'Zadzwonić w piątek');
  act(() => note.focus());
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  await act(async () => {});
  expect(client.server.calls.map(({ operation }) => operation)).not.toContain('replyToReview');
  expect((await field('Odpowiedź')).value).toBe('Dziękujemy, Aniu!');
});

test('BEY-16 A opens the composer of an answered review without typing into it', async () => {
  const reviews = [testReview({ id: 1, reply_comment: 'Dziękujemy.', reply_status: 'published' })];
  const client = createTestClient({ data: { reviews } });
  renderInPinfold(<ReviewsInbox activeId={1} />, { client });
  const detail = await opened();
  const edit = await detail.findByRole('button', { name: 'Edytuj odpowiedź' });
  await waitFor(() => expect(edit.getAttribute('aria-disabled')).not.toBe('true'));
  act(() => edit.focus());
  // What is not prevented would be typed into the field that has got the focus.
  expect(fireEvent.keyDown(edit, { key: 'a' })).toBe(false);
  expect((await field('Odpowiedź')).value).toBe('Dziękujemy.');
});

test('RV-04 a note that was not saved says so also where there is neither a reply nor a composer', async () => {
  const client = createTestClient({ data: { reviews: [testReview({ id: 1, deleted: true })] } });
  renderInPinfold(<ReviewsInbox activeId={1} />, { client });
  fireEvent.click(await (await opened()).findByRole('button', { name: /^Dodaj notatkę/ }));
  write(await field('Notatka dla zespołu'), 'Zadzwonić w piątek');
  client.server.fail('createNote', 'permission_denied');
  fireEvent.click((await opened()).getByRole('button', { name: 'Zapisz notatkę' }));
  expect(await (await opened()).findByText(/^Nie udało się zapisać zmiany notatki/)).toBeTruthy();
});

test('RV-01 an opened review that could not be read is not called missing, and can be read again', async () => {
  const client = createTestClient({
    data: { reviews: [testReview({ id: 1 }), testReview({ id: 2, deleted: true, comment: 'Zimna kawa.' })] },
  });
  client.server.fail('getReview', 'invalid_request');
  renderInPinfold(<ReviewsInbox activeId={2} />, { client });
  const detail = await opened();
  const again = await detail.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(detail.queryByText('Nie znaleźliśmy tej opinii.')).toBeNull();
  client.server.fail('getReview', undefined);
  fireEvent.click(again);
  expect(await detail.findByText('Zimna kawa.')).toBeTruthy();
});

test('RV-04 what is typed into a note while it is being saved is kept', async () => {
  const client = createTestClient({ data: { reviews: [testReview({ id: 1 })] } });
  const { result } = renderHookInPinfold(
    () => {
      const inbox = useReviewsInbox();
      return { inbox, actions: useInboxActions(inbox) };
    },
    { client },
  );
  await waitFor(() => expect(result.current.inbox.count).toBe(1));
  const [review] = result.current.inbox.reviews;
  if (!review) throw new Error('There is no review.');
  act(() => result.current.actions.saveNote(review, 'Zadzwonić'));
  act(() => result.current.actions.writeNoteDraft(1, 'Zadzwonić w piątek'));
  await waitFor(() => expect(result.current.actions.announcement.text).toBe('Notatka zapisana'));
  expect(result.current.actions.noteDraftOf(1)).toBe('Zadzwonić w piątek');
  act(() => result.current.actions.saveNote(review, 'Zadzwonić w piątek'));
  await waitFor(() => expect(result.current.actions.noteDraftOf(1)).toBeUndefined());
});
