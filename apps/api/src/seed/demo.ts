import type { Services } from '../services.ts';
import { addMember, createCompany, createUsers } from './accounts.ts';
import { connectSso, type IdentityProvider } from './connect-sso.ts';
import { decorateReviews } from './decorate-reviews.ts';
import { importCompany } from './import-company.ts';
import { groupLocations } from './group-locations.ts';
import type { Report } from './seed.ts';

/** A Polish café chain, its owner's bakeries and a rival, imported from the sandbox's Google like anybody's own. */
export async function seedDemo(
  services: Services,
  report: Report,
  identityProvider?: () => Promise<IdentityProvider>,
): Promise<void> {
  const users = await createUsers(services);
  const lipa = await createCompany(services, { name: 'Kawiarnia Lipa', isMaster: true, onTrial: true });
  const ziarno = await createCompany(services, { name: 'Piekarnia Ziarno' });
  const sowa = await createCompany(services, { name: 'Palarnia Sowa' });

  await addMember(services, lipa, users['owner@demo.pinfold.test'], 'owner');
  await addMember(services, ziarno, users['owner@demo.pinfold.test'], 'owner');
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
  await groupLocations(services, lipa, users['manager@demo.pinfold.test']);
  if (identityProvider) await connectSso(services.database.queries, { lipa, sowa }, await identityProvider());
  for (const companyId of [lipa, ziarno, sowa]) {
    const authorId =
      companyId === sowa ? users['other@rival.pinfold.test'] : users['owner@demo.pinfold.test'];
    await decorateReviews(services, companyId, authorId);
  }
}
