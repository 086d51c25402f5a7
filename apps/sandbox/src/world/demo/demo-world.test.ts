import { describe, expect, it } from 'vitest';
import { checkListing } from '../../google/listing-rules/check-listing.ts';
import type { ListingField } from '../listings/listing-fields.ts';
import { seedListing } from '../listings/seed-listing.ts';
import type { WorldReview } from '../world.ts';
import { demoWorld } from './demo-world.ts';

const now = Date.parse('2026-11-21T11:42:00Z');
const DAY = 86_400_000;
const began = performance.now();
const world = demoWorld({ seed: 1, now });
console.log(`demo world in ${Math.round(performance.now() - began)} ms`);

const [lipa, ziarno, sowa] = world.accounts;
const chainsOnly = world.accounts.slice(0, 3);
const locations = world.accounts.flatMap((account) => account.locations);
const reviews = locations.flatMap((location) => location.reviews);
const lipaReviews = (lipa?.locations ?? []).flatMap((location) => location.reviews);
const written = lipaReviews.filter(({ comment }) => comment !== undefined);
const share = (part: unknown[], whole: unknown[]): number => part.length / whole.length;

describe('the demo world', () => {
  it('is the same on every run with one seed and differs with another (BEY-02)', () => {
    expect(demoWorld({ seed: 1, now })).toEqual(world);
    expect(demoWorld({ seed: 2, now })).not.toEqual(world);
  });

  it('has the three chains with exactly the promised numbers', () => {
    expect(lipa).toMatchObject({
      id: '100000000000000000001',
      refreshToken: 'demo-lipa',
      name: 'Kawiarnia Lipa',
    });
    expect(ziarno).toMatchObject({ id: '100000000000000000002', refreshToken: 'demo-ziarno' });
    expect(sowa).toMatchObject({ id: '100000000000000000003', refreshToken: 'demo-sowa' });
    const sizes = chainsOnly.map(({ locations: each }) => [
      each.length,
      each.flatMap((one) => one.reviews).length,
    ]);
    expect(sizes).toEqual([
      [60, 6000],
      [8, 240],
      [12, 300],
    ]);
  });

  it('names no two locations or reviews alike', () => {
    for (const ids of [
      locations.map(({ id }) => id),
      locations.map(({ placeId }) => placeId),
      locations.map(({ storeCode }) => storeCode),
      reviews.map(({ id }) => id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('places every location in Poland, with a Polish address and phone', () => {
    for (const { address, latitude, longitude, phone, storeCode } of locations) {
      expect(storeCode).toMatch(/^(LIP|ZIA|SOW)-[A-Z]{3}-\d\d$/);
      expect(address.postalCode).toMatch(/^\d\d-\d{3}$/);
      expect(phone).toMatch(/^\+48 \d\d 555 \d\d \d\d$/);
      expect(latitude).toSatisfy((value: number) => value > 49 && value < 54.9);
      expect(longitude).toSatisfy((value: number) => value > 14.1 && value < 24.2);
    }
  });

  it('gives every location a listing that Google would take as it is', () => {
    for (const { id, locations: owned } of world.accounts) {
      for (const location of owned) {
        const { content } = seedListing({ accountId: id, location }, now);
        const fields = Object.keys(content) as ListingField[];
        expect(checkListing({ content, written: fields, seeded: location, now })).toEqual([]);
        expect(content.profile?.description).toContain(location.address.locality);
        expect(content.regularHours?.periods?.length).toBeGreaterThan(6);
      }
    }
  });

  it('has a colleague’s account with places to import: new ones, a double, and two that are known', () => {
    const [person, group] = world.accounts.slice(3);
    expect(person).toMatchObject({ type: 'PERSONAL', refreshToken: 'demo-marta' });
    expect(group?.ownedBy).toBe(person?.id);
    const known = new Set(lipa?.locations.map(({ id }) => id));
    expect(group?.shares?.filter((id) => known.has(id))).toHaveLength(2);
    const marked = group?.locations ?? [];
    expect(marked.filter(({ verified }) => !verified)).toHaveLength(4);
    const double = marked.find(({ duplicateOf }) => duplicateOf !== undefined);
    expect(known.has(double?.duplicateOf?.replace('locations/', '') ?? '')).toBe(true);
    expect(marked.map(({ standing }) => standing)).toContain('suspended');
  });

  it('has a café that is closed for now and an unverified one that nobody could review', () => {
    expect(locations.filter(({ openState }) => openState === 'CLOSED_TEMPORARILY')).toHaveLength(1);
    const unverified = locations.filter(({ verified }) => !verified);
    expect(unverified.map((location) => location.reviews.length)).toEqual(unverified.map(() => 0));
  });

  it('EXT-01 has fourteen changes by others in nine cafés of one chain, within the last day', () => {
    const told = locations.flatMap((location) => {
      const listing = seedListing({ accountId: '', location }, now);
      return listing.updates.map(({ field, at }) => ({ field, at, code: location.storeCode }));
    });
    const needsVerification = locations.filter(({ wasVerified }) => wasVerified);
    const byManager = (lipa?.locations ?? []).filter(
      ({ phone, content }) => content?.phoneNumbers && content.phoneNumbers.primaryPhone !== phone,
    );
    const cafes = [
      ...told.map(({ code }) => code),
      ...[...needsVerification, ...byManager].map(({ storeCode }) => storeCode),
    ];
    expect(cafes).toHaveLength(14);
    expect(new Set(cafes).size).toBe(9);
    expect(cafes.every((code) => code.startsWith('LIP-'))).toBe(true);
    for (const { at } of told) expect(now - at).toBeLessThan(DAY);
    expect(told.filter(({ field }) => field === 'websiteUri')).toHaveLength(4);
  });

  it('leaves about as much text, praise and unanswered mail as a good chain has', () => {
    expect(share(written, lipaReviews)).toBeCloseTo(0.75, 1);
    const average = lipaReviews.reduce((sum, { rating }) => sum + rating, 0) / lipaReviews.length;
    expect(average).toSatisfy((value: number) => value > 4.45 && value < 4.65);
    expect(
      share(
        lipaReviews.filter(({ reply }) => reply),
        lipaReviews,
      ),
    ).toBeCloseTo(0.74, 1);
    const waiting = written.filter(({ reply, createTime }) => !reply && createTime > now - 42 * DAY);
    expect(waiting.length).toSatisfy((count: number) => count >= 128 && count <= 180);
  });

  it('repeats itself seldom, and never twice in a row at one location', () => {
    expect(new Set(written.map(({ comment }) => comment)).size).toBeGreaterThan(3500);
    for (const { reviews: each } of locations) {
      each.forEach(({ comment }, index) => {
        if (comment !== undefined) expect(each[index + 1]?.comment).not.toBe(comment);
      });
    }
  });

  it('tells nothing from the future and answers nothing before it was written', () => {
    for (const { createTime, updateTime, reply } of reviews) {
      expect(createTime).toBeGreaterThan(now - 1100 * DAY);
      expect(updateTime).toBeGreaterThanOrEqual(createTime);
      expect(updateTime).toBeLessThan(now);
      if (reply) expect(reply.updateTime).toSatisfy((time: number) => time > createTime && time < now);
    }
  });

  it('shows refused, edited and outdated replies, and none that is still being checked', () => {
    const replies = reviews.flatMap(({ reply }) => (reply ? [reply] : []));
    expect(replies.filter(({ state }) => state === 'PENDING')).toEqual([]);
    expect(
      replies.every(
        ({ state, policyViolation }) => (state === 'REJECTED') === (policyViolation !== undefined),
      ),
    ).toBe(true);
    expect(replies.filter(({ state }) => state === 'REJECTED').length).toBeGreaterThan(4);
    expect(replies.every(({ writes }) => writes === 1)).toBe(true);
    const edited = (review: WorldReview): boolean => review.updateTime > review.createTime;
    expect(reviews.filter(edited).length).toBeGreaterThan(60);
    expect(
      reviews.filter(({ reply, updateTime }) => reply && updateTime > reply.updateTime).length,
    ).toBeGreaterThan(3);
  });

  it('never praises in a one-star review and never scolds in a five-star one', () => {
    const praise =
      /polecam[^,]*!{1,2}$|\b(pyszn|przepyszn|świetn|wspaniał|cudown|delicious|lovely|wunderbar|köstlich)/i;
    const scorn = /\b(dramat|tragedia|porażka|odradzam|awful|disgusting|never again|nie wieder)\b/i;
    const praised = reviews.filter(
      ({ rating, comment = '' }) => rating === 1 && praise.test(comment.replace(/nie polecam/gi, '')),
    );
    expect(praised.map(({ comment }) => comment)).toEqual([]);
    expect(reviews.filter(({ rating, comment = '' }) => rating === 5 && scorn.test(comment))).toEqual([]);
  });

  it('leaves no unfilled pattern in any text', () => {
    const texts = reviews.flatMap(({ comment = '', reply }) => [comment, reply?.comment ?? '']);
    expect(texts.filter((text) => /[{}[\]<>|~]|\(s:|undefined| {2}/.test(text))).toEqual([]);
  });

  it('opens the inbox with the reviews that the product’s first look shows', () => {
    const newest = [...lipaReviews].sort((a, b) => b.createTime - a.createTime).slice(0, 7);
    expect(newest.map(({ author }) => author)).toEqual([
      'Marta Wiśniewska',
      'Tomasz K.',
      'Olena Bondar',
      'Jan Zieliński',
      'Klara Schmidt',
      'Paweł',
      'Ewa Maj',
    ]);
  });
});
