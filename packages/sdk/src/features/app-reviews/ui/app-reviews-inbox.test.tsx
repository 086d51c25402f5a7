// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { PinfoldProviderProps } from '../../../provider/pinfold-provider.tsx';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { useAiReplyConfig } from '../../opinions/ai/ai-reply-config.ts';
import { useReviewCategories } from '../../opinions/categories/review-categories.ts';
import { readTemplatesAccess, useReplyTemplates } from '../../opinions/templates/reply-templates.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useInboxBulkReply } from '../../opinions/inbox/use-bulk-reply.ts';
import { useInboxReply } from '../../opinions/inbox/use-reply.ts';
import { useReplyDrafts } from '../../reviews/use-reply.ts';
import { useInboxView } from '../../reviews/ui/reviews-inbox-view.tsx';
import { useReviewsInbox } from '../../reviews/use-reviews-inbox.ts';
import { appReviewSource } from '../app-review-source.ts';
import { useAppReviewsInbox } from '../use-app-reviews-inbox.ts';
import { AppReviewsInbox, useAppInboxView } from './app-reviews-inbox.tsx';

const withApps = () =>
  createTestClient({
    data: { featureFlags: ['app_reviews', 'mobile_apps'], reviews: [testReview({ id: 1 })] },
  });

/** The inbox in memory: 1 waits at Google Play, 2 waits in the App Store, 3 is answered there. */
async function openInbox() {
  const client = withApps();
  const { result } = renderHookInPinfold(
    () => ({
      inbox: useAppReviewsInbox(),
      reply: useInboxReply(appReviewSource),
      bulk: useInboxBulkReply(appReviewSource),
      drafts: useReplyDrafts(),
    }),
    { client },
  );
  await waitFor(() => expect(result.current.inbox.count).toBe(3));
  const review = (id: number) => {
    const found = result.current.inbox.reviews.find((one) => one.id === id);
    if (!found) throw new Error(`There is no review ${id}.`);
    return found;
  };
  return { client, now: () => result.current, review };
}

const text = (length: number) => 'a'.repeat(length);

test('RV-12 351 characters to Google Play are refused before anything is sent; the App Store takes them', async () => {
  const { client, now, review } = await openInbox();
  const before = client.server.calls.length;
  await act(async () => {
    await expect(
      now().reply.mutateAsync({ review: review(1), replyComment: text(351) }),
    ).rejects.toMatchObject({ code: 'app_reply_too_long' });
  });
  expect(client.server.calls.slice(before).map(({ operation }) => operation)).not.toContain(
    'replyToAppReview',
  );
  await act(async () => void (await now().reply.mutateAsync({ review: review(2), replyComment: text(351) })));
  await act(async () => void (await now().reply.mutateAsync({ review: review(1), replyComment: text(350) })));
  expect(client.server.data.appReviews.reviews.map(({ reply_comment: reply }) => reply?.length)).toEqual([
    350, 351, 29,
  ]);
});

test('RV-12 one text to both stores skips those whose store does not take it', async () => {
  const { now } = await openInbox();
  const skipped = [{ id: 1, reason: 'too_long' }];
  expect(now().bulk.split([1, 2], text(351))).toEqual({ toSend: [2], skipped });
  expect(now().bulk.split([1, 2], text(350)).toSend).toEqual([1, 2]);
  await act(async () => {
    const outcome = await now().bulk.mutateAsync({ ids: [1, 2], replyComment: text(351) });
    expect(outcome).toMatchObject({ acceptedIds: [2], skipped });
  });
});

test('RV-12 drafts for a review of an app and one of a location with the same id do not mix', async () => {
  const { now } = await openInbox();
  act(() => now().inbox.drafts.write(1, 'Poprawimy w wersji 4.3.'));
  expect(now().drafts.of(1)).toBeUndefined();
  act(() => now().drafts.write(1, 'Zapraszamy na kawę.'));
  expect(now().inbox.drafts.of(1)).toBe('Poprawimy w wersji 4.3.');
});

test('RV-12 a reply in the App Store can be withdrawn; at Google Play it is said why not', async () => {
  const client = withApps();
  const [play] = client.server.data.appReviews.reviews;
  if (play) Object.assign(play, { reply_comment: 'Dziękujemy.', reply_status: 'published' });
  const { rerender } = renderInPinfold(<AppReviewsInbox activeId={1} />, { client });
  const detail = async () => within(await screen.findByRole('region', { name: 'Otwarta opinia' }));
  const reply = await (await detail()).findByText('Dziękujemy.');
  expect(reply).toBeTruthy();
  await screen.findByText('W Google Play odpowiedzi nie da się usunąć. Można ją tylko zmienić.');
  expect((await detail()).queryByRole('button', { name: 'Usuń odpowiedź' })).toBeNull();
  rerender(<AppReviewsInbox activeId={3} />);
  const remove = await (await detail()).findByRole('button', { name: 'Usuń odpowiedź' });
  fireEvent.click(remove);
  await screen.findByText('Odpowiedź zniknie z App Store. Usunąć ją?');
});

test('RV-12 a reply under way to a review of an app says nothing of a review of a location with the same id', async () => {
  const client = createTestClient({
    data: {
      featureFlags: ['app_reviews', 'mobile_apps'],
      reviews: [testReview({ id: 1, reply_status: 'failed', reply_comment: 'Dziękujemy.' })],
    },
  });
  const [play] = client.server.data.appReviews.reviews;
  if (play) Object.assign(play, { reply_comment: 'Dziękujemy.', reply_status: 'processing' });
  const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
  const { result } = renderHookInPinfold(
    () => ({ ofApps: useAppReviewsInbox(), ofPlaces: useReviewsInbox() }),
    {
      client,
      onError,
    },
  );
  await waitFor(() => expect(result.current.ofApps.count).toBe(3));
  await waitFor(() => expect(result.current.ofPlaces.count).toBe(1));
  await act(async () => void (await result.current.ofPlaces.refetch()));
  expect(onError).not.toHaveBeenCalled();
});

test('RV-12 templates, categories and settings of AI are there for a company with reviews of apps alone', async () => {
  const client = createTestClient({
    data: { featureFlags: ['app_reviews', 'mobile_apps'], disabledModules: ['reviews'] },
  });
  const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
  const { result } = renderHookInPinfold(
    () => ({
      reading: usePermission(readTemplatesAccess),
      templates: useReplyTemplates(),
      categories: useReviewCategories(),
      ai: useAiReplyConfig(),
    }),
    { client, onError },
  );
  await waitFor(() => expect(result.current.ai.data).toBeDefined());
  await waitFor(() => expect(result.current.templates.templates).not.toEqual([]));
  await waitFor(() => expect(result.current.categories.categories).not.toEqual([]));
  expect(result.current.reading.allowed).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test('RV-12 a review of a removed app says why it cannot be answered, and its reply cannot be changed', async () => {
  const client = withApps();
  const { reviews } = client.server.data.appReviews;
  const removed_at = '2026-11-25T10:00:00.000Z';
  for (const review of reviews) if (review.store === 'app_store') review.app = { ...review.app, removed_at };
  renderInPinfold(<AppReviewsInbox activeId={3} />, { client });
  const reason = 'Ta aplikacja została usunięta. Dodaj ją ponownie, aby odpowiadać na jej opinie.';
  const detail = within(await screen.findByRole('region', { name: 'Otwarta opinia' }));
  await detail.findByText('Aplikacja usunięta');
  expect(detail.getAllByText(reason).length).toBeGreaterThan(0);
  for (const name of ['Edytuj odpowiedź', 'Usuń odpowiedź'])
    expect(detail.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
});

test('RV-12 a reply that Google Play has not published is dismissed, and nothing is said of the App Store', async () => {
  const client = withApps();
  const [play] = client.server.data.appReviews.reviews;
  if (play) Object.assign(play, { reply_comment: 'Dziękujemy.', reply_status: 'failed' });
  renderInPinfold(<AppReviewsInbox activeId={1} />, { client });
  const detail = within(await screen.findByRole('region', { name: 'Otwarta opinia' }));
  fireEvent.click(await detail.findByRole('button', { name: 'Usuń odpowiedź' }));
  expect(await screen.findByText('Sklep nie opublikował tej odpowiedzi. Usunąć ją z Pinfold?')).toBeTruthy();
});

test('RV-12 reviews of apps are shown although their statistics could not be read', async () => {
  const client = withApps();
  client.server.fail('getAppReviewStats', 'internal_error');
  renderInPinfold(<AppReviewsInbox activeId={1} />, { client });
  const detail = within(await screen.findByRole('region', { name: 'Otwarta opinia' }));
  expect(await detail.findByText(/Po aktualizacji nie widzę kart/)).toBeTruthy();
});

test('RV-12 a part of the inbox of locations refuses to be in that of apps, which has a typed one', async () => {
  const OfApps = () => <p>{useAppInboxView().inbox.reviews[0]?.app.name}</p>;
  const { unmount } = renderInPinfold(<AppReviewsInbox headerActions={<OfApps />} />, { client: withApps() });
  await screen.findByText('Kawiarnia Lipa', { selector: 'p' });
  unmount();
  const OfPlaces = () => <p>{useInboxView().inbox.count}</p>;
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = vi.fn<(error: unknown) => void>();
  renderInPinfold(
    <Failing onFailure={failure}>
      <AppReviewsInbox headerActions={<OfPlaces />} />
    </Failing>,
    { client: withApps() },
  );
  await waitFor(() => expect(String(failure.mock.lastCall?.[0])).toContain('<ReviewsInbox>'));
  silent.mockRestore();
});

class Failing extends Component<{ children: ReactNode; onFailure: (error: unknown) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
