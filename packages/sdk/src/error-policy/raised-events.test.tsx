// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { appleConnectionOperation } from '../features/integrations/apple/use-apple-accounts.ts';
import { facebookConnectionOperation } from '../features/integrations/facebook/use-facebook-accounts.ts';
import {
  connectionOperation,
  useConnectGoogle,
  useDisconnectGoogle,
  useFinishGoogleConnection,
} from '../features/integrations/use-google-accounts.ts';
import {
  type ImportProgress,
  useImport,
  useImportStatus,
} from '../features/integrations/use-location-import.ts';
import { useDeleteListing, useListing, useUpdateListing } from '../features/listings/editor/use-listing.ts';
import { useLocationExport } from '../features/listings/export/use-location-export.ts';
import { useEditGroups } from '../features/listings/groups/use-edit-groups.ts';
import { useSendPhotos } from '../features/publications/use-photo-actions.ts';
import { usePhotoBatches } from '../features/publications/use-photo-batches.ts';
import { useAiReply, useReply } from '../features/reviews/use-reply.ts';
import { useBulkReply } from '../features/reviews/use-bulk-reply.ts';
import { useReviews } from '../features/reviews/use-reviews.ts';
import type { PinfoldProviderProps } from '../provider/pinfold-provider.tsx';
import { createTestClient, type TestClientOptions } from '../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../testing/render-in-pinfold.tsx';
import { testReview } from '../testing/reviews/review-fixtures.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

afterEach(() => vi.restoreAllMocks());

const review = testReview({ id: 1 });

function open<Result>(hook: () => Result, { failures, data }: TestClientOptions = {}) {
  const client = createTestClient({ data: { reviews: [review], ...data }, failures });
  const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
  const { result } = renderHookInPinfold(hook, { client, onError });
  const heard = () =>
    onError.mock.calls.map(([reaction]) => [reaction.kind, 'message' in reaction && reaction.message]);
  return { client, result, heard };
}

/** Calls that fail on a server that has nothing to say, as the screens make them. */
const calls: readonly [
  failures: NonNullable<TestClientOptions['failures']>,
  useCall: () => () => void,
  kind: string,
  message: string,
][] = [
  [
    { deleteListing: 'internal_error' },
    () => by(useDeleteListing(), { id: 1, from: 'pinfold' }),
    'inline',
    'Nie udało się usunąć wizytówki.',
  ],
  [
    { deleteListing: 'internal_error' },
    () => by(useDeleteListing(), { id: 1, from: 'google' }),
    'inline',
    'Nie udało się usunąć profilu.',
  ],
  [
    { disconnectGoogle: 'internal_error' },
    () => by(useDisconnectGoogle(), 1),
    'inline',
    'Nie udało się odłączyć konta Google.',
  ],
  [
    { authorizeGoogle: 'internal_error' },
    () => by(useConnectGoogle(), 'accounts'),
    'toast',
    'Nie udało się dodać konta.',
  ],
  [
    { connectGoogle: 'internal_error' },
    () => by(useFinishGoogleConnection(), { code: 'c', state: 's' }),
    'inline',
    'Nie udało się dodać konta.',
  ],
  [
    { startImport: 'import_limit_reached' },
    () => by(useImport(), { accountId: 1, googleNames: ['locations/1'] }),
    'modal',
    'Twój plan nie pozwala na tyle lokalizacji.',
  ],
  [
    { importGroup: 'internal_error' },
    () => by(useEditGroups().importCodes, { id: 1, codes: ['LIP'] }),
    'inline',
    'Nie udało się zaimportować grupy.',
  ],
  [
    { exportLocations: 'internal_error' },
    () => {
      const { start } = useLocationExport();
      return () => start({ facilitiesIds: [1], fileType: 'csv' });
    },
    'inline',
    'Nie udało się przygotować pliku.',
  ],
  [
    { replyToReview: 'internal_error' },
    () => by(useReply(), { review, replyComment: 'Dziękujemy!' }),
    'toast',
    'Nie udało się wysłać odpowiedzi.',
  ],
  [
    { bulkReply: 'internal_error' },
    () => by(useBulkReply(), { ids: [1], replyComment: 'Dziękujemy!' }),
    'toast',
    'Nie udało się wysłać odpowiedzi.',
  ],
  [
    { writeAiReply: 'internal_error' },
    () => useAiReply(review).write,
    'inline',
    'Nie udało się przygotować odpowiedzi AI.',
  ],
];

function by<Variables>({ mutate }: { mutate: (variables: Variables) => void }, variables: Variables) {
  return () => mutate(variables);
}

test.each(calls)(
  'ERR-04 the host hears of %o in the words of the catalogue',
  async (failures, useCall, kind, message) => {
    const { result, heard } = open(useCall, { failures });
    act(() => result.current());
    await waitFor(() => expect(heard()).toEqual([[kind, message]]));
  },
);

test('ERR-04 an AI limit that is used up meanwhile is told once, beside the field', async () => {
  const { client, result, heard } = open(() => useAiReply(review));
  await waitFor(() => expect(result.current.limit?.remaining_limit).toBe(412));
  client.server.data.aiReplies.limit.remaining_limit = 0;
  act(() => result.current.write());
  await waitFor(() => expect(result.current.state).toBe('limited'));
  expect(heard()).toEqual([['inline', 'Wykorzystano limit odpowiedzi AI. Odnowi się na początku miesiąca.']]);
});

test.each([
  ['google_permission_missing', 'import_permissions'],
  ['google_no_accounts', 'no_accounts'],
  ['google_access_not_lasting', 'import_account'],
] as const)('ERR-04 a connection that Google refuses by %s is called %s', (code, operation) => {
  expect(connectionOperation(new ApiError({ kind: 'http', code }))).toBe(operation);
});

test.each([
  ['facebook_permission_missing', 'import_permissions'],
  ['facebook_no_pages', 'no_accounts'],
  ['facebook_authorization_invalid', 'import_account'],
] as const)('ERR-04 a connection that Facebook refuses by %s is called %s', (code, operation) => {
  expect(facebookConnectionOperation(new ApiError({ kind: 'http', code }))).toBe(operation);
});

test.each([
  ['apple_no_organization', 'no_accounts'],
  ['apple_authorization_invalid', 'import_account'],
] as const)('ERR-04 a connection that Apple refuses by %s is called %s', (code, operation) => {
  expect(appleConnectionOperation(new ApiError({ kind: 'http', code }))).toBe(operation);
});

test('ERR-04 photos that some locations did not take are told once, on however many screens', async () => {
  const upload = { id: 1, url: 'data:,1', width: 1920, height: 1080, size: 90_000, findings: [] };
  const { client, result, heard } = open(
    () => ({ shown: [usePhotoBatches(), usePhotoBatches()], send: useSendPhotos() }),
    { data: { publications: { uploads: [upload] } } },
  );
  const photos = [{ category: 4, uploadId: 1 }] as const;
  const requestId = '2c9e1a52-7c5f-4d0e-9f5b-0c4f0f3f5a12';
  act(() => result.current.send.mutate({ facilitiesIds: [1, 2], photos, requestId }));
  await waitFor(() => expect(result.current.shown[1]?.open).toHaveLength(1));
  const { id } = result.current.shown[0]?.open[0] ?? { id: 0 };
  act(() => client.server.settlePhotos(id, { problems: { 2: 'not_delivered' } }));
  await waitFor(() => expect(heard()).not.toEqual([]));
  expect(heard()).toEqual([['toast', 'Nie wszystkie zdjęcia zostały wysłane. Spróbuj ponownie.']]);
});

test('ERR-04 an edit that Google took nothing of is told with the name of the listing', async () => {
  const { client, result, heard } = open(() => ({ listing: useListing(1), update: useUpdateListing() }));
  await waitFor(() => expect(result.current.listing.data).toBeDefined());
  const { version = 0, name } = result.current.listing.data ?? {};
  act(() => result.current.update.mutate({ id: 1, version, changes: { description: 'Nowy opis.' } }));
  await waitFor(() => expect(result.current.listing.data?.processing_in_progress).toBe(true));
  act(() => client.server.decideListing(1, { refused: [] }));
  await waitFor(() => expect(heard()).toEqual([['toast', `Nie dostarczono do wizytówki ${name}.`]]));
});

test('ERR-04 a reply that Google refuses later is told, too', async () => {
  const { client, result, heard } = open(() => ({ list: useReviews(), reply: useReply() }));
  await waitFor(() => expect(result.current.list.reviews).toHaveLength(1));
  act(() => result.current.reply.mutate({ review, replyComment: 'Dziękujemy!' }));
  await waitFor(() => expect(client.server.data.reviews[0]?.reply_status).toBe('processing'));
  act(() => client.server.decide(1, { rejected: 'repetitive' }));
  await waitFor(() => expect(heard()).toEqual([['inline', 'Nie udało się wysłać odpowiedzi.']]));
});

test('ERR-04 an import tells at its end why places were left out', async () => {
  const { client, result, heard } = open(() => useImportStatus(), {
    data: { memberType: memberTypes.owner },
  });
  await waitFor(() => expect(result.current.data).toBe(null));
  const { integrations } = client.server.data;
  const place = { google_name: 'locations/1', name: 'Lipa', address: '' };
  integrations.import = importProgress;
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data?.status).toBe('in_progress'));
  integrations.import = {
    ...importProgress,
    status: 'done',
    failures: [
      { ...place, problem: 'missing_information' },
      { ...place, problem: 'imported_elsewhere' },
      { ...place, problem: 'access_lost' },
    ],
  };
  await act(() => result.current.refetch());
  await waitFor(() =>
    expect(heard()).toEqual([
      ['inline', 'Część wizytówek nie ma wymaganych danych.'],
      ['inline', 'Ta wizytówka została już zaimportowana na innym koncie.'],
      ['inline', 'Brakuje uprawnień do tego konta.'],
    ]),
  );
});

const importProgress: ImportProgress = {
  id: 1,
  google_account_id: 1,
  account_title: 'Lipa',
  status: 'in_progress',
  created_at: '2026-11-20T10:00:00.000Z',
  finished_at: null,
  total: 3,
  left: 3,
  imported: 0,
  errored: 0,
  already_imported: 0,
  unverified_ignored: 0,
  failures: [],
};

/** A host's own boundary, which shows what it caught. */
class Boundary extends Component<{ children: ReactNode }, { name: string }> {
  override state = { name: '' };
  static getDerivedStateFromError = ({ name }: Error) => ({ name });
  override render() {
    return this.state.name || this.props.children;
  }
}

test('ERR-04 code that does not come is told, and left to the boundary of the host', async () => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Gone = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch')));
  const onError = vi.fn<NonNullable<PinfoldProviderProps['onError']>>();
  renderInPinfold(
    <Boundary>
      <Gone />
    </Boundary>,
    { onError },
  );
  await screen.findByText('ChunkLoadError');
  expect(onError.mock.calls.map(([reaction]) => reaction)).toEqual([
    { kind: 'page', message: 'Pojawiła się nowa wersja. Odśwież stronę.' },
  ]);
});
