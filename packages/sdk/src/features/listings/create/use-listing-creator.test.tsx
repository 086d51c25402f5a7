// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { Listing } from '../editor/listing-model.ts';
import { useListing } from '../editor/use-listing.ts';
import { useListingCreator } from './use-listing-creator.ts';
import { useVerification, verificationStage } from './use-verification.ts';

const sen = {
  name: 'Herbaciarnia Sen',
  street: 'ul. Szeroka',
  house_number: '7',
  postal_code: '31-053',
  city: 'Kraków',
} as const;

async function begin(fields: { [Field in keyof typeof sen]: string } = sen) {
  const client = createTestClient({ data: { memberType: 1 } });
  const made: Listing[] = [];
  const { result } = renderHookInPinfold(
    () => useListingCreator({ onCreated: (listing) => made.push(listing) }),
    { client },
  );
  await waitFor(() => expect(result.current.accountId).toBe(1));
  for (const field of Object.keys(sen) as (keyof typeof sen)[])
    act(() => result.current.form.set(field, fields[field]));
  const next = async (until: () => void) => {
    act(() => result.current.next());
    await waitFor(until);
  };
  const onStep = (step: string) => () => expect(result.current.step).toBe(step);
  const sentBody = () => client.server.calls.findLast(({ operation }) => operation === 'createListing')?.body;
  return { client, result, made, next, onStep, sentBody };
}

test('LST-07 what the map does not know is asked for what Google needs, and sent once it is there', async () => {
  const { result, made, next, onStep, sentBody } = await begin();
  await next(onStep('details'));
  expect(result.current.places).toBeUndefined();
  await next(() => expect(result.current.form.messageFor('primary_category')).toBeTruthy());
  expect(result.current.step).toBe('details');
  act(() => result.current.form.set('primary_category', 'gcid:cafe'));
  await next(onStep('review'));
  await next(() => expect(made).toHaveLength(1));
  expect(sentBody()).toMatchObject({
    google_account_id: 1,
    duplicates_seen: true,
    fields: { ...sen, country: 'PL', primary_category: 'gcid:cafe' },
  });
  expect(made[0]).toMatchObject({ name: sen.name, creation_in_progress: true });
  expect(result.current.form.getValues().name, 'the next one begins empty').toBe('');
});

test('LST-07 what is on the map already is looked at first, again once the place is another, and taken over', async () => {
  const { client, result, next, onStep, sentBody } = await begin({ ...sen, name: 'Kawiarnia Lipa' });
  await next(() => expect(result.current.places).toHaveLength(3));
  act(() => result.current.addAnyway());
  expect(result.current.step).toBe('details');
  act(() => result.current.back());
  act(() => result.current.form.set('house_number', '9'));
  await next(() => expect(result.current.places).toHaveLength(3));
  const [free] = result.current.places ?? [];
  if (free) act(() => result.current.takeOver(free));
  expect(result.current.isTakingOver).toBe(true);
  act(() => result.current.form.set('primary_category', 'gcid:cafe'));
  await next(onStep('review'));
  await next(() => expect(sentBody()).toMatchObject({ place_id: free?.place_id, duplicates_seen: true }));
  const searches = client.server.calls.filter(({ operation }) => operation === 'searchOnMap');
  expect(searches).toHaveLength(2);
});

test('LST-07 a place that came to the map meanwhile is shown, and a refusal leads to its field with nothing lost', async () => {
  const { client, result, next, onStep } = await begin();
  await next(onStep('details'));
  act(() => result.current.form.set('primary_category', 'gcid:cafe'));
  await next(onStep('review'));
  client.server.fail('createListing', 'duplicates_found');
  const [place] = client.server.data.mapPlaces;
  if (place) client.server.data.mapPlaces.push({ ...place, place_id: 'new', name: sen.name });
  await next(() => expect(result.current.places?.map(({ place_id }) => place_id)).toEqual(['new']));
  act(() => result.current.addAnyway());
  await next(onStep('review'));
  client.server.fail('createListing', 'plan_limit_reached');
  await next(() => expect(result.current.refusal).toBeTruthy());
  expect(result.current.form.getValues()).toMatchObject(sen);
});

test('LST-07 what Google refuses is mended in its field and sent again, then verified by its code', async () => {
  const { client, result, made, next, onStep } = await begin();
  await next(onStep('details'));
  act(() => result.current.form.set('primary_category', 'gcid:cafe'));
  await next(onStep('review'));
  await next(() => expect(made).toHaveLength(1));
  const id = made[0]?.id ?? 0;
  const { result: outcome } = renderHookInPinfold(
    () => ({ listing: useListing(id).data, verification: useVerification(id) }),
    { client },
  );
  await waitFor(() => expect(outcome.current.listing?.creation_in_progress).toBe(true));
  const message = 'To nie jest numer telefonu.';
  act(() =>
    client.server.decideCreation(id, { refused: [{ field: 'phone_number', code: 'INVALID', message }] }),
  );
  await waitFor(() => expect(outcome.current.listing?.creation_problems).toHaveLength(1));
  const refused = outcome.current.listing;
  if (refused) act(() => result.current.mend(refused));
  expect(result.current.step).toBe('details');
  expect(result.current.form.messageFor('phone_number')).toBe(message);
  act(() => result.current.form.set('phone_number', '12 421 55 10'));
  expect(result.current.form.messageFor('phone_number')).toBeUndefined();
  await next(onStep('review'));
  await next(() => expect(made).toHaveLength(2));
  expect(made[1]).toMatchObject({ id, phone_number: '12 421 55 10', creation_in_progress: true });

  act(() => client.server.decideCreation(id, 'ok'));
  const stage = () => {
    const { verification } = outcome.current.verification;
    return verification && verificationStage(verification);
  };
  await waitFor(() => expect(stage()).toBe('choose'));
  act(() => outcome.current.verification.start.mutate({ method: 'sms' }));
  await waitFor(() => expect(stage()).toBe('code'));
  act(() => outcome.current.verification.complete.mutate('000000'));
  await waitFor(() =>
    expect(outcome.current.verification.complete.error?.code).toBe('verification_pin_wrong'),
  );
  act(() => outcome.current.verification.complete.mutate('123456'));
  await waitFor(() => expect(stage()).toBe('waiting'));
  act(() => client.server.decideVerification(id, 'verified'));
  await waitFor(() => expect(stage()).toBe('verified'));
});
