import { expect, test } from 'vitest';
import { auditDeclaredProfiles, socialQuality } from './social-audit.ts';

const listing = (id: number, links: Record<string, string> = {}) => ({
  locations: 1,
  locationIds: [id],
  links: Object.fromEntries(Object.entries(links).map(([network, url]) => [network, [url]])),
});
const checksOf = (...listings: ReturnType<typeof listing>[]) =>
  auditDeclaredProfiles(listings).map(({ checks, ...audit }) => ({
    ...audit,
    checks: Object.fromEntries(checks.map(({ check, share, failing }) => [check, { share, failing }])),
  }));

test('MON-07 a profile that every location names is whole, however its link is written', () => {
  const [audit] = checksOf(
    listing(1, { url_facebook: 'https://www.facebook.com/KawiarniaLipa' }),
    listing(2, { url_facebook: 'https://fb.com/kawiarnialipa/?utm_source=google' }),
  );
  expect(audit).toMatchObject({
    name: 'Facebook',
    basis: 'declared',
    score: 100,
    links: [{ url: 'https://www.facebook.com/KawiarniaLipa', locations: 2 }],
    checks: { same_everywhere: { share: 1 }, about: { share: null }, recent_post: { share: null } },
  });
});

test('MON-07 each check names the locations that fail it, and only what can be known counts', () => {
  const lipa = 'https://www.instagram.com/kawiarnialipa/';
  const [audit] = checksOf(
    listing(1, { url_instagram: lipa }),
    listing(2, { url_instagram: lipa }),
    listing(3, { url_instagram: 'https://www.instagram.com/' }),
    listing(4, { url_instagram: 'instagram.com/kawiarnialipa' }),
    listing(5),
  );
  expect(audit?.checks).toMatchObject({
    present: { share: 0.8, failing: [5] },
    well_formed: { share: 0.75, failing: [4] },
    leads_to_profile: { share: 1 - 1 / 3, failing: [3] },
    same_everywhere: { share: 0.5, failing: [3, 4] },
  });
  expect(audit?.score).toBeCloseTo(((0.8 + 0.75 + 2 / 3 + 0.5) / 4) * 100);
});

test('MON-07 the score of many listings needs their number alone', () => {
  const right = { url_facebook: ['https://www.facebook.com/kawiarnialipa'] };
  const listed = [
    { locations: 3, locationIds: [1, 2, 4], links: right },
    { locations: 1, locationIds: [3], links: {} },
  ];
  const [named] = auditDeclaredProfiles(listed);
  const [counted] = auditDeclaredProfiles(listed.map((alike) => ({ ...alike, locationIds: [] })));
  expect(named?.checks[0]).toEqual({ check: 'present', share: 0.75, failing: [3] });
  expect(counted).toEqual({ ...named, checks: named?.checks.map((check) => ({ ...check, failing: [] })) });
});

test('MON-07 one link alone is not compared, and a network that nobody names is not audited', () => {
  const audits = checksOf(
    listing(1, { url_youtube: 'https://www.youtube.com/@lipa', url_menu: 'https://x.pl/' }),
  );
  expect(audits).toMatchObject([
    { network: 'url_youtube', score: 100, checks: { same_everywhere: { share: null } } },
  ]);
  expect(auditDeclaredProfiles([listing(1), listing(2)])).toEqual([]);
  expect([socialQuality([]), socialQuality([{ score: 50 }, { score: 100 }])]).toEqual([null, 75]);
});
