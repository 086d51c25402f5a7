import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { startOneLocationCompany } from '../../testing/worlds/one-location-company.ts';

test('COM-09 LST-02 an account with more locations than the plan allows stays outside as a whole', async () => {
  const world = await startOneLocationCompany({ reviews: 1 });
  const { services, make } = world;
  const counted = (companyId: number) =>
    rows(
      services.database.queries,
      sql`select (select count(*)::int4 from locations where company_id = ${companyId}) as locations,
                 (select count(*)::int4 from google_accounts where company_id = ${companyId}) as accounts`,
    );
  const full = await make.company({ planLimits: { max_facilities: 1 } });
  await make.location(full);
  const refused = await world.importAccount(full, 'refresh-1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    code: 'import_limit_reached',
    details: { errors: [{ path: 'max_facilities' }], values: { max: 1 } },
  });
  expect(await counted(full)).toEqual([{ locations: 1, accounts: 0 }]);

  const roomy = await make.company({ planLimits: { max_facilities: 1 } });
  for (const time of ['first', 'second']) {
    expect(await world.importAccount(roomy, 'refresh-1'), time).toMatchObject({ locations: 1 });
    expect(await counted(roomy), time).toEqual([{ locations: 1, accounts: 1 }]);
  }
});
