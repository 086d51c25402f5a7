import type { AppKeys } from '@pinfold/sandbox';
import type { Services } from '../services.ts';
import { addMember, seedCompany, createUsers, type DemoEmail } from './accounts.ts';
import { addPresence } from './add-presence.ts';
import { seedChanges } from './changes/seed-changes.ts';
import { completeTeam } from './demo-team.ts';
import { type AppleSide, connectDemoApple } from './connect-apple.ts';
import { connectDemoAppStores } from './connect-app-stores.ts';
import { connectDemoFacebook, type FacebookConsent } from './connect-facebook.ts';
import { connectSso, type IdentityProvider } from './connect-sso.ts';
import { seedBooster } from './demo-booster.ts';
import { decorateReviews } from './demo-reviews.ts';
import { seedOldInsights } from './demo-old-insights.ts';
import { seedPostInsights } from './demo-post-insights.ts';
import { seedPastEdits } from './demo-past-edits.ts';
import { seedPastPosts } from './demo-past-posts.ts';
import { seedPosts } from './demo-posts.ts';
import { seedQuestions } from './demo-questions.ts';
import { type AgeCustomer, seedBilling } from './demo-billing.ts';
import { demoPresence, demoProfiles } from './demo-companies.ts';
import { importAttributes } from './import-attributes.ts';
import { importCompany, enqueuePublications } from './import-company.ts';
import { seedAutoReplies, seedReplyTemplates } from './demo-replies.ts';
import { seedLocator } from './locator/seed-locator.ts';
import { groupLocations } from './group-locations.ts';
import { demoRankings } from './rankings/demo-rankings.ts';
import { type AuditPage, seedAudits } from './demo-audits.ts';
import type { RankPlaces } from './rankings/past-day.ts';
import { seedRankings } from './rankings/seed-rankings.ts';
import { seedInsights } from './seed-insights.ts';
import { type OrganicPages, seedOrganic } from './seed-organic.ts';
import { seedScores } from './seed-scores.ts';
import { seedWatched } from './demo-watched.ts';
import type { Report } from './seed.ts';

/** What the demo takes from the sandbox past its protocols. */
export interface OutsideWorld {
  /** Without it, single sign-on is not set up. */
  identityProvider?: () => Promise<IdentityProvider>;
  /** Left out, nothing is known of positions in the past. */
  rankPlaces?: RankPlaces;
  /** The same of websites. */
  organicPages?: OrganicPages;
  /** Left out, websites have no audits yet. */
  auditPage?: AuditPage;
  /** Left out, nobody has a subscription at Stripe. */
  ageCustomer?: AgeCustomer;
  /** Left out, no pages of Facebook are connected. */
  facebookConsent?: FacebookConsent;
  /** Left out, no organisation at Apple is connected. */
  appleSide?: AppleSide;
  /** Left out, no apps are connected. */
  appKeys?: () => AppKeys;
}

/** What the demo shows although not every installation has it. */
const demoFlags = [
  'timezone_settings',
  'coordinate_editing',
  'bulk_categories_for_replied_reviews',
  'apple_maps',
  'map_settings',
  'facebook_accounts',
  'mobile_apps',
  'app_reviews',
] as const;

/**
 * Seeds a Polish chain, its owner's bakeries and a competitor, imported from the sandbox's Google like any company's
 * locations.
 */
export async function seedDemo(
  services: Services,
  report: Report,
  {
    identityProvider,
    rankPlaces,
    organicPages,
    auditPage,
    ageCustomer,
    facebookConsent,
    appleSide,
    appKeys,
  }: OutsideWorld,
): Promise<void> {
  const users = await createUsers(services);
  const ownerId = users['owner@demo.pinfold.test'];
  const lipa = await seedCompany(services, {
    name: 'Kawiarnia Lipa',
    isMaster: true,
    onTrial: true,
    values: { ...demoProfiles.lipa, featureFlags: [...demoFlags], enabledReviewBooster: true },
  });
  const ziarno = await seedCompany(services, {
    name: 'Piekarnia Ziarno',
    values: { ...demoProfiles.ziarno, parentId: lipa },
  });
  const sowa = await seedCompany(services, { name: 'Palarnia Sowa', values: demoProfiles.sowa });
  const { kubus, bez } = await createUnpaid(services, users);

  await addMember(services, lipa, ownerId, 'owner');
  await addMember(services, ziarno, ownerId, 'owner');
  await addMember(services, lipa, users['manager@demo.pinfold.test'], 'manager');
  await addMember(services, lipa, users['demo@demo.pinfold.test'], 'viewer');
  await addMember(services, sowa, users['other@rival.pinfold.test'], 'owner');

  for (const [companyId, refreshToken, name] of [
    [lipa, 'demo-lipa', 'Kawiarnia Lipa'],
    [ziarno, 'demo-ziarno', 'Piekarnia Ziarno'],
    [sowa, 'demo-sowa', 'Palarnia Sowa'],
  ] as const) {
    const { locations, reviews } = await importCompany(services, companyId, refreshToken);
    report(`imported ${name}: ${locations} locations, ${reviews} reviews`);
  }
  if (ageCustomer && services.stripe) {
    await seedBilling(services, { ziarno, kubus, bez }, ageCustomer);
    report('subscribed at Stripe');
  }
  if (facebookConsent) await connectDemoFacebook(services, lipa, facebookConsent);
  if (appleSide) await connectDemoApple(services, { companyId: lipa, ownerId }, appleSide);
  await groupLocations(services, lipa, users['manager@demo.pinfold.test']);
  await completeTeam(services, lipa, {
    ownerId,
    adminId: users['admin@demo.pinfold.test'],
    storeManagerId: users['store@demo.pinfold.test'],
  });
  await seedChanges(services, lipa, {
    ownerId,
    adminId: users['admin@demo.pinfold.test'],
  });
  await addPresence(services, lipa, demoPresence.lipa);
  await addPresence(services, ziarno, demoPresence.ziarno);
  await addPresence(services, sowa, demoPresence.sowa);
  await seedLocator(services, lipa, ownerId);
  if (rankPlaces) {
    await seedPastEdits(services, lipa, ownerId);
    await seedRankings(services, lipa, demoRankings.lipa, rankPlaces);
    await seedRankings(services, ziarno, demoRankings.ziarno, rankPlaces);
    await seedRankings(services, sowa, demoRankings.sowa, rankPlaces);
    report('looked up a year of positions');
  }
  if (organicPages) {
    await seedOrganic(services, lipa, 365, organicPages);
    await seedOrganic(services, ziarno, 60, organicPages);
    await seedOrganic(services, sowa, 60, organicPages);
    report('looked up a year of websites');
  }
  if (auditPage)
    for (const companyId of [lipa, ziarno, sowa]) await seedAudits(services, companyId, auditPage);
  if (identityProvider) await connectSso(services.database.queries, { lipa, sowa }, await identityProvider());
  await decorateReviews(services, [
    { companyId: lipa, authorId: ownerId },
    { companyId: ziarno, authorId: ownerId },
    { companyId: sowa, authorId: users['other@rival.pinfold.test'] },
  ]);
  // After the categories, into which the reviews of apps are put as well.
  if (appKeys) await connectDemoAppStores(services, { companyId: lipa, ownerId }, appKeys());
  report('sorted the reviews by what they speak of');
  await seedPastPosts(services, lipa, ownerId);
  await seedPosts(services, lipa, ownerId);
  await seedPostInsights(services, lipa);
  await seedQuestions(services, lipa);
  await seedBooster(services, lipa, ownerId);
  await seedOldInsights(services, lipa);
  await seedReplyTemplates(services, lipa);
  await seedAutoReplies(services, lipa, ownerId);
  for (const companyId of [lipa, ziarno, sowa]) {
    await seedInsights(services, companyId);
    await enqueuePublications(services, companyId);
  }
  report('read eighteen months of insights');
  for (const companyId of [lipa, ziarno, sowa]) {
    await importAttributes(services, companyId);
    await seedScores(services, companyId);
  }
  report('scored ninety nights');
  // Last, since all that is before is about locations of the companies' own.
  report(`watched ${await seedWatched(services, lipa)} locations of others`);
}

/** A company whose plan has ended, one that has not paid, and one whose payment is late. */
async function createUnpaid(services: Services, users: Record<DemoEmail, number>) {
  const lastMonth = new Date(services.now().getTime() - 30 * 86_400_000);
  const malwa = await seedCompany(services, {
    name: 'Kwiaciarnia Malwa',
    values: { ...demoProfiles.malwa, isMaster: true, isPaying: false, planExpiresAt: lastMonth },
  });
  await addMember(services, malwa, users['expired@demo.pinfold.test'], 'owner');
  const kubus = await seedCompany(services, {
    name: 'Lodziarnia Kubuś',
    values: { ...demoProfiles.kubus, isMaster: true, isPaying: false, planIsUnpaid: true },
  });
  await addMember(services, kubus, users['unpaid@demo.pinfold.test'], 'owner');
  const bez = await seedCompany(services, {
    name: 'Cukiernia Bez',
    values: { ...demoProfiles.bez, isMaster: true },
  });
  await addMember(services, bez, users['overdue@demo.pinfold.test'], 'owner');
  return { kubus, bez };
}
