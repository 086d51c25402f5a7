import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { websites } from '../features/company/websites/websites.table.ts';
import { websiteAudits } from '../features/websites/audits/audits.table.ts';
import { planAudits } from '../features/websites/audits/plan-audits.job.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedAudits } from './demo-audits.ts';

test('MON-07 the demo’s website became slow with its photographs, and is fast again since they were made smaller', async () => {
  const { make, services, sandbox } = await startTestApi({ world: 'demo' });
  const companyId = await make.company();
  const { queries } = services.database;
  const urls = ['https://kawiarnialipa.example/', 'https://sklep.kawiarnialipa.example/'];
  await queries
    .insert(websites)
    .values(urls.map((url) => ({ companyId, url, name: url, createdAt: services.now() })));
  await seedAudits(services, companyId, sandbox.auditPage);
  const [cafe] = await queries
    .select()
    .from(websites)
    .where(eq(websites.url, urls[0] ?? ''));
  const audits = await queries.select().from(websiteAudits).orderBy(asc(websiteAudits.createdAt));
  const ofCafe = audits.filter(({ websiteId }) => websiteId === cafe?.id);
  expect(ofCafe).toHaveLength(13);
  const slow = ofCafe.map(({ performance }) => (performance ?? 100) < 55);
  expect(slow).toEqual([6, 4, 3].flatMap((weeks, part) => Array(weeks).fill(part === 1)));
  const repaired = ofCafe[10];
  expect(repaired?.fixed.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['image-delivery-insight', 'image-alt', 'largest-contentful-paint']),
  );
  expect(audits.filter(({ status }) => status === 4)).toMatchObject([{ problem: 'page_unreachable' }]);
  await planAudits.run(services, {}, { tries: 0, isLastTry: false });
  expect(await queries.select().from(websiteAudits)).toHaveLength(26);
});
