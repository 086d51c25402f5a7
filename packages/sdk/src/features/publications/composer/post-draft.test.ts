// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  draftFieldAt,
  draftOfPost,
  emptyPostDraft,
  isSamePostField,
  postBody,
  postChange,
  type PostDraft,
  postDraftFaults,
} from './post-draft.ts';

const clock = { now: new Date('2026-11-26T12:00:00Z'), companyZone: 'Europe/Warsaw' };

function draft(part: Partial<PostDraft> = {}): PostDraft {
  return { ...emptyPostDraft, summary: 'Nowa karta zimowa', locations: [1], ...part };
}

test('PUB-01 a post that says something, to a location, has no fault, and nothing of an event is asked for', () => {
  expect(postDraftFaults(draft(), clock)).toEqual({});
});

test('PUB-01 an event needs its title and both moments, and a time alone is no moment', () => {
  const faults = postDraftFaults(draft({ type: 2, end: '2026-12-01T' }), clock);
  expect(faults).toEqual({ title: 'required', start: 'required', end: 'moment_incomplete' });
});

test('PUB-01 a button needs a link, and a call needs none', () => {
  expect(postDraftFaults(draft({ action: 'book' }), clock)).toEqual({ actionUrl: 'required' });
  expect(postDraftFaults(draft({ action: 'call' }), clock)).toEqual({});
  expect(postBody(draft({ action: 'call', actionUrl: 'https://lipa.pl' })).action).toEqual({
    type: 'call',
    url: '',
  });
});

test('PUB-01 a variable that nothing fills is named, and the length of a text with variables is left to the check', () => {
  expect(postDraftFaults(draft({ summary: 'Witaj w {miasto}' }), clock)).toEqual({
    summary: 'unknown_variable',
  });
  expect(postDraftFaults(draft({ summary: 'a'.repeat(1501) }), clock)).toEqual({});
});

test('PUB-05 without a location, or a place where it is shown, nothing can be sent', () => {
  const nowhere = draft({ locations: [], isOnMaps: false, isInLocator: false });
  expect(postDraftFaults(nowhere, clock)).toEqual({
    locations: 'locations_missing',
    isOnMaps: 'nowhere_visible',
  });
});

test('PUB-02 a moment by the company’s clocks that is over is refused; one by each location’s is for the check', () => {
  const past: Partial<PostDraft> = { isPlanned: true, plannedAt: '2026-11-26T12:59' };
  expect(postDraftFaults(draft({ ...past, plannedZone: 'company' }), clock)).toEqual({
    plannedAt: 'planned_in_past',
  });
  expect(postDraftFaults(draft({ ...past, plannedZone: 'location' }), clock)).toEqual({});
  expect(postDraftFaults(draft({ isPlanned: true }), clock)).toEqual({ plannedAt: 'required' });
});

test('PUB-02 a moment that was chosen and not wanted is not sent', () => {
  expect(postBody(draft({ plannedAt: '2026-12-01T09:00' })).planned_at).toBeNull();
  expect(postBody(draft({ plannedAt: '2026-12-01T09:00', isPlanned: true })).planned_at).toBe(
    '2026-12-01T09:00',
  );
});

test('PUB-02 a change sends what differs, whole, and the version that it was made from', () => {
  const changed = draft({ voucher: 'ZIMA', terms: 'Do wyczerpania zapasów' });
  expect(postChange({ voucher: 'ZIMA', isInLocator: false }, changed, 3)).toEqual({
    offer: { voucher_code: 'ZIMA', link: '', terms: 'Do wyczerpania zapasów' },
    visibility: { maps: true, store_locator: true },
    version: 3,
  });
});

test('PUB-02 a draft read from a planned post is sent as that post', () => {
  const body = postBody(
    draft({ type: 3, title: 'Zima', start: '2026-12-01T09:00', end: '2026-12-24T18:00', isPlanned: true }),
  );
  const again = draftOfPost({
    ...body,
    id: 1,
    picture: null,
    carrier: null,
    series: null,
    status: 'planned',
    batch_status: 1,
    counts: { total: 1, sent: 0, published: 0, rejected: 0, failed: 0, processing: 1 },
    author: 'Anna',
    created_at: '2026-11-26T12:00:00Z',
    sent_at: null,
    next_at: null,
    seconds_left: null,
    can_edit: true,
    version: 1,
  });
  expect(postBody(again)).toEqual({ ...body, planned_at: null });
});

test('PUB-01 a field that the API refuses is found by its path', () => {
  expect(draftFieldAt('body.offer.link')).toBe('offerLink');
  expect(draftFieldAt('body.facilities_ids.3')).toBe('locations');
  expect(draftFieldAt('body.request_id')).toBeUndefined();
});

test('PUB-02 the number of a request is nothing that was filled in', () => {
  expect(isSamePostField('requestId', draft(), draft({ requestId: 'a' }))).toBe(true);
});
