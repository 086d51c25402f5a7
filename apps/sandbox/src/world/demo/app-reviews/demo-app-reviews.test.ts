import { describe, expect, it } from 'vitest';
import { DAY } from '../../warsaw-time.ts';
import { demoAppReviews } from './demo-app-reviews.ts';

const now = Date.UTC(2026, 10, 30, 12);
const { apps, play, connect } = demoAppReviews({ seed: 1, now });

describe('the demo’s app reviews', () => {
  it('RV-12 are the same for the same seed and time, and others for another seed', () => {
    expect(demoAppReviews({ seed: 1, now })).toEqual({ apps, play, connect });
    expect(demoAppReviews({ seed: 2, now })).not.toEqual({ apps, play, connect });
  });

  it('RV-12 are spread over half a year up to today, all of one app, each by somebody else', () => {
    for (const times of [
      play.map(({ modifiedAt }) => modifiedAt),
      connect.map(({ createdAt }) => createdAt),
    ]) {
      expect(Math.max(...times)).toBeLessThan(now);
      expect(Math.max(...times)).toBeGreaterThan(now - DAY / 4);
      expect(Math.min(...times)).toBeLessThan(now - 150 * DAY);
    }
    expect(new Set(play.map(({ packageName }) => packageName))).toEqual(new Set([apps[0]?.bundleId]));
    expect(new Set(connect.map(({ appId }) => appId))).toEqual(new Set([apps[0]?.id]));
    expect(new Set([...play, ...connect].map(({ id }) => id)).size).toBe(play.length + connect.length);
  });

  it('RV-12 have a dozen in the week that Google Play shows, in five languages, and some of each rating', () => {
    const listed = play.filter(({ modifiedAt }) => modifiedAt > now - 7 * DAY);
    expect(listed.length).toBeGreaterThanOrEqual(12);
    expect(new Set(listed.map(({ language }) => language))).toEqual(new Set(['pl', 'en', 'de', 'es', 'uk']));
    for (const reviews of [play, connect])
      expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('RV-12 are answered after they were written, in words that the stores take', () => {
    const replies = play.flatMap(({ reply, modifiedAt }) => (reply ? [{ ...reply, asked: modifiedAt }] : []));
    const responses = connect.flatMap(({ response, createdAt }) =>
      response ? [{ ...response, asked: createdAt }] : [],
    );
    expect(replies.length).toBeGreaterThan(15);
    expect(responses.length).toBeGreaterThan(10);
    for (const { asked, modifiedAt } of [...replies, ...responses]) {
      expect(modifiedAt).toBeGreaterThan(asked);
      expect(modifiedAt).toBeLessThan(now);
    }
    for (const { text } of replies) expect([...text].length).toBeLessThanOrEqual(350);
    for (const review of [...play, ...connect]) expect(Object.values(review)).not.toContain('');
  });
});
