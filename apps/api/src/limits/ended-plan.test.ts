import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getInvoiceData } from '@pinfold/contract/features/billing/invoice-data.endpoints';
import {
  getCompanyProfile,
  getCompanyUsage,
  getCurrentCompany,
  listCompanies,
  updateCompany,
} from '@pinfold/contract/features/company/companies.endpoints';
import {
  createWebsite,
  deleteWebsite,
  listWebsites,
} from '@pinfold/contract/features/company/websites.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { listMembers } from '@pinfold/contract/features/team/members.endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { websites } from '../features/company/websites/websites.table.ts';

const now = new Date('2026-11-21T12:00:00Z');
const yesterday = new Date('2026-11-20T12:00:00Z');

async function start(plan: { planExpiresAt?: Date; planIsUnpaid?: boolean; planIsFreeTrial?: boolean }) {
  const api = await startTestApi({ now });
  const companyId = await api.make.company(plan);
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  return { ...api, companyId, as };
}

describe.each([
  ['a plan that has expired', { planExpiresAt: yesterday }, 'subscription_expired', 'Twój plan wygasł.'],
  [
    'a trial that is over',
    { planExpiresAt: yesterday, planIsFreeTrial: true },
    'subscription_expired',
    'Twój plan wygasł.',
  ],
  [
    'a plan that is unpaid',
    { planIsUnpaid: true },
    'unpaid_subscription',
    'Konto zostało zawieszone. Skontaktuj się z nami.',
  ],
])('SHL-03 ERR-02 PAY-04 %s', (_what, plan, code, detail) => {
  test('closes what the plan is for: reading and writing', async () => {
    const { request, make, companyId, as } = await start(plan);
    const id = await make.review(companyId, await make.location(companyId));
    for (const answer of [
      await request(searchReviews, { as, body: {} }),
      await request(replyToReview, { as, params: { id }, body: { reply_comment: 'Dziękujemy!' } }),
      await request(listLocations, { as }),
    ])
      expect(answer.problem).toMatchObject({ code, status: 402, detail });
  });

  test('leaves open what leads out: company, team, payments, correcting and removing', async () => {
    const { ok, services, companyId, as } = await start(plan);
    const [website] = await services.database.queries
      .insert(websites)
      .values({ companyId, url: 'https://lipa.pl/', name: 'Lipa', createdAt: services.now() })
      .returning({ id: websites.id });
    for (const read of [
      listCompanies,
      getCurrentCompany,
      getCompanyProfile,
      getCompanyUsage,
      getInvoiceData,
    ] as const)
      await ok(read, { as });
    expect((await ok(listWebsites, { as })).count).toBe(1);
    expect((await ok(listMembers, { as })).count).toBe(1);
    await ok(updateCompany, { as, body: { tax_number: '9991001010' } });
    await ok(deleteWebsite, { as, params: { id: website?.id ?? 0 } });
  });

  test('lets nothing grow that a plan limits, also where it sets no limit', async () => {
    const { request, ok, as } = await start(plan);
    const { problem } = await request(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    expect(problem).toMatchObject({ code, status: 402 });
    expect((await ok(listWebsites, { as })).count).toBe(0);
  });
});

test.each([
  ['a plan without an end', {}],
  ['a plan with a day left', { planExpiresAt: new Date('2026-11-22T12:00:00Z') }],
  ['a trial with a day left', { planExpiresAt: new Date('2026-11-22T12:00:00Z'), planIsFreeTrial: true }],
])('PAY-04 %s closes nothing', async (_what, plan) => {
  const { ok, as } = await start(plan);
  expect(await ok(searchReviews, { as, body: {} })).toEqual({ count: 0, results: [] });
});

test('SHL-03 PAY-04 a plan ends by the clock, in the middle of a session', async () => {
  const { request, ok, as, clock } = await start({ planExpiresAt: new Date('2026-11-21T12:30:00Z') });
  await ok(searchReviews, { as, body: {} });
  clock.advance(1801);
  const { problem } = await request(searchReviews, { as, body: {} });
  expect(problem?.code).toBe('subscription_expired');
});
