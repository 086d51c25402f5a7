import { sql } from 'drizzle-orm';
import { oneRow, type Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import { addMember, seedCompany, createUsers } from './accounts.ts';
import { withoutIndexes, withoutRollups } from './bulk-load.ts';
import { groupLocations } from './group-locations.ts';
import { decorateScaleReviews, insertScaleReviews, type ScaleShare } from './scale-reviews.ts';
import type { Report } from './seed.ts';

/** Below this, no town has the three locations that make a group of it. */
const locationsForGroups = 30;

/** How many times smaller the other companies are. They share tables and Google's ids with the large one. */
const smallerBy = 50;

/** Locations whose reviews are written by one statement, between two reports of progress. */
const chunk = 1000;

/**
 * A chain of any size with a few smaller companies beside it. Made set-wise in SQL with the ids of the sandbox's scale
 * world, so that replies and synchronisation find their counterparts there.
 */
export async function seedScale(services: Services, report: Report): Promise<void> {
  const { config, database, google, sealer } = services;
  const [account] = await google.as('demo-scale').listAccounts();
  if (!account) throw new Error('the scale world has an account');
  const users = await createUsers(services);
  const size = { locations: config.PINFOLD_SCALE_LOCATIONS, reviews: config.PINFOLD_SCALE_REVIEWS };
  const large = await seedCompany(services, { name: 'Sieć Tysiąc Lip', isMaster: true });
  const shares: ScaleShare[] = [{ companyId: large, locations: size.locations, size }];
  for (const name of ['Tysiąc Lip Północ', 'Tysiąc Lip Południe', 'Tysiąc Lip Wschód', 'Palarnia Sowa'])
    shares.push({
      companyId: await seedCompany(services, { name }),
      locations: Math.max(1, Math.floor(size.locations / smallerBy)),
      size,
    });
  await addMember(services, large, users['owner@demo.pinfold.test'], 'owner');
  await addMember(services, large, users['manager@demo.pinfold.test'], 'manager');
  await addMember(services, large, users['demo@demo.pinfold.test'], 'viewer');
  for (const { companyId } of shares.slice(1, -1))
    await addMember(services, companyId, users['owner@demo.pinfold.test'], 'owner');
  for (const { companyId } of shares.slice(-1))
    await addMember(services, companyId, users['other@rival.pinfold.test'], 'owner');

  const companyIds = shares.map(({ companyId }) => companyId);
  await withoutRollups(database.queries, companyIds, async (tx) => {
    await withoutIndexes(tx, ['reviews', 'locations'], report, async () => {
      for (const share of shares) {
        const accountId = await storeAccount(share.companyId);
        await insertScaleLocations(tx, share, accountId);
        for (let first = 0; first < share.locations; first += chunk) {
          const last = Math.min(first + chunk, share.locations);
          await insertScaleReviews(tx, share, { account: account.name, first, last, now: services.now() });
          report(`company ${share.companyId}: reviews of ${last} of ${share.locations} locations`);
        }
      }

      async function storeAccount(companyId: number): Promise<number> {
        const stored = await oneRow<{ id: number }>(
          tx,
          sql`insert into google_accounts (company_id, name, title, sealed_refresh_token)
              values (${companyId}, ${account?.name}, ${account?.accountName}, ${sealer.seal('refresh token', 'demo-scale')}) returning id::int8 as id`,
        );
        return stored.id;
      }
    });
    for (const companyId of companyIds)
      await decorateScaleReviews(tx, companyId, users['owner@demo.pinfold.test'], services.now());
  });
  if (size.locations >= locationsForGroups)
    await groupLocations(services, large, users['manager@demo.pinfold.test']);
  report('wrote categories, notes and groups');
}

/** Towns with postal code, voivodeship and coordinates; the n-th location is in town n modulo ten. */
const towns = JSON.stringify([
  ['Kraków', '31-042', 'małopolskie', 50.0617, 19.9373],
  ['Warszawa', '00-001', 'mazowieckie', 52.2297, 21.0122],
  ['Gdańsk', '80-831', 'pomorskie', 54.352, 18.6466],
  ['Wrocław', '50-066', 'dolnośląskie', 51.1079, 17.0385],
  ['Poznań', '61-888', 'wielkopolskie', 52.4064, 16.9252],
  ['Łódź', '90-425', 'łódzkie', 51.7592, 19.456],
  ['Katowice', '40-014', 'śląskie', 50.2649, 19.0238],
  ['Lublin', '20-002', 'lubelskie', 51.2465, 22.5684],
  ['Szczecin', '70-420', 'zachodniopomorskie', 53.4285, 14.5528],
  ['Toruń', '87-100', 'kujawsko-pomorskie', 53.0138, 18.5984],
]);

async function insertScaleLocations(
  tx: Queryable,
  { companyId, locations }: ScaleShare,
  accountId: number,
): Promise<void> {
  await tx.execute(sql`
    insert into locations (company_id, google_account_id, google_name, name, store_code, street, house_number, postal_code, city, region, country,
                           latitude, longitude, primary_category, phone, website, labels, verification, can_post)
    select ${companyId}::int8, ${accountId}::int8, 'locations/scale-l' || n, 'Tysiąc Lip', 'TYL-' || lpad((n + 1)::text, 5, '0'),
           'Lipowa', (1 + n % 198)::text, town->>1, town->>0, town->>2, 'PL',
           (town->>3)::float8 + (n * 37 % 100 - 50) / 1000.0, (town->>4)::float8 + (n * 73 % 100 - 50) / 1000.0, 'gcid:cafe',
           '+48 12 ' || to_char(3000000 + n, 'FM000 00 00'), 'https://tysiaclip.example/' || lpad((n + 1)::text, 5, '0'),
           array['region-' || n % 16], 'is_verified', true
    from generate_series(0, ${locations}::int - 1) n, lateral (select ${towns}::json -> n % 10 as town) t
    order by n`);
}
