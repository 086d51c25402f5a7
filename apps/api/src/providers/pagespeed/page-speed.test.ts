import { createSandbox, sandboxPageSpeedKey } from '@pinfold/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { countCalls } from '../../delivery/provider-quota.ts';
import { fetchOf, sandboxOrigin } from '../../testing/clients/sandbox-client.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { openPageSpeed } from './page-speed.ts';
import { readLighthouse } from './read-lighthouse.ts';

async function open() {
  const sandbox = await createSandbox({ world: 'empty', now: () => Date.UTC(2031, 2, 12, 9) });
  onTestFinished(() => sandbox.close());
  const asked: URL[] = [];
  const toSandbox = fetchOf(sandbox, undefined);
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(String(input)));
    return toSandbox(input, init);
  };
  const baseUrl = `${sandboxOrigin}/sandbox/pagespeed/`;
  const settings = { baseUrl, key: sandboxPageSpeedKey, takeCall: async () => undefined, fetch };
  return { asked, pageSpeed: openPageSpeed(settings) };
}

test('MON-07 one call asks for four categories of a telephone, and for nothing but what is kept', async () => {
  const { asked, pageSpeed } = await open();
  const audit = await pageSpeed.audit('https://lipa.example/menu?x=1&key=y', 'es');
  expect(asked).toHaveLength(1);
  const query = asked[0]?.searchParams;
  expect(query?.get('url')).toBe('https://lipa.example/menu?x=1&key=y');
  expect([query?.get('strategy'), query?.get('locale'), query?.getAll('key')]).toEqual([
    'MOBILE',
    'es',
    [sandboxPageSpeedKey],
  ]);
  expect(query?.getAll('category')).toHaveLength(4);
  expect(audit).toMatchObject({
    measuredAt: new Date('2031-03-12T09:00:00Z'),
    engineVersion: '13.1.0',
    warnings: [],
  });
  expect(Object.values({ ...audit.scores, ...audit.metrics })).not.toContain(null);
});

const result = (more: object) => ({
  lighthouseResult: { fetchTime: '2031-03-12T09:00:00.000Z', lighthouseVersion: '13.1.0', ...more },
});

test('MON-07 what costs the most comes first, once, and thirty findings at most', () => {
  const audits = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`small-${index}`, { title: `Small ${index}`, score: 0.5 }]),
  );
  const small = Object.keys(audits).map((id) => ({ id, weight: 1 }));
  const read = readLighthouse(
    result({
      categories: {
        accessibility: {
          score: 0.4,
          auditRefs: [{ id: 'image-alt', weight: 10 }, { id: 'manual', weight: 0 }, ...small],
        },
        seo: { score: 0, auditRefs: [{ id: 'image-alt', weight: 1 }] },
        'best-practices': { score: null, auditRefs: [{ id: 'unsafe', weight: 1 }] },
      },
      audits: {
        ...audits,
        'image-alt': { title: 'No alt', score: 0, displayValue: '3' },
        manual: { title: 'By hand', score: null },
        unsafe: { title: 'Unsafe', score: 0 },
        fine: { title: 'Fine', score: 0.9 },
      },
    }),
  );
  if (typeof read !== 'object') throw new Error('it was not read');
  expect(read.findings).toHaveLength(30);
  expect(read.findings[0]).toEqual({
    id: 'image-alt',
    category: 'seo',
    title: 'No alt',
    value: '3',
    score: 0,
    points: 100,
  });
  // In a category without a score, then each half passed of 50 by weight.
  expect(read.findings.slice(1, 3).map(({ points }) => points)).toEqual([null, 1]);
  expect(read.findings.filter(({ id }) => id === 'image-alt' || id === 'manual')).toHaveLength(1);
  expect([read.passed, read.scores]).toEqual([
    ['fine'],
    { performance: null, accessibility: 40, best_practices: null, seo: 0 },
  ]);
});

test('MON-07 texts that a page decides on are kept as far as they are of use', () => {
  const text = 'x'.repeat(100_000);
  const read = readLighthouse(
    result({
      categories: { seo: { score: 0, auditRefs: [{ id: 'title', weight: 1 }] } },
      audits: { title: { title: text, score: 0, displayValue: text } },
      finalUrl: text,
      runWarnings: [text],
    }),
  );
  expect(JSON.stringify(read).length).toBeLessThan(5000);
});

test('MON-07 a page that could not be audited is told by its code, though the answer is 200', () => {
  expect(readLighthouse(result({ runtimeError: { code: 'NO_FCP', message: '' } }))).toBe('NO_FCP');
  const categories = { seo: { score: 1, auditRefs: [] } };
  expect(readLighthouse(result({ runtimeError: { code: 'NO_ERROR' }, categories }))).toMatchObject({
    findings: [],
  });
  // An audit that scored nothing would hide the one before.
  expect(readLighthouse(result({}))).toBeUndefined();
  expect([readLighthouse({}), readLighthouse(undefined)]).toEqual([undefined, undefined]);
});

test('MON-07 of one host six audits a minute begin, and the next says how long to wait', async () => {
  const { services } = await startTestApi({ now: new Date('2031-03-12T09:00:15Z'), isClockStill: true });
  const takeCall = countCalls(services);
  const counted = openPageSpeed({
    baseUrl: 'https://x.test',
    key: 'x',
    takeCall,
    fetch: async () => new Response('{}'),
  });
  for (let call = 0; call < 6; call += 1)
    await expect(counted.audit(`https://lipa.example/${call}`, 'pl')).rejects.toMatchObject({
      kind: 'temporary',
    });
  await expect(counted.audit('https://lipa.example/', 'pl')).rejects.toMatchObject({
    kind: 'quota',
    retryAfter: 45,
  });
  await expect(counted.audit('https://sowa.example/', 'pl')).rejects.toMatchObject({ kind: 'temporary' });
});
