import { memberTypes } from '@pinfold/contract/access/member-types';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';

/** A company with an owner and three locations, for tests of teams. */
export async function startTeam(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  const companyId = await api.make.company({ name: 'Kawiarnia Lipa' });
  const owner = await api.make.member(companyId, {
    type: memberTypes.owner,
    name: 'Olga',
    email: 'olga@lipa.test',
  });
  const locationIds = [
    await api.make.location(companyId),
    await api.make.location(companyId, { city: 'Łódź' }),
    await api.make.location(companyId, { city: 'Gdańsk' }),
  ];
  return { api, companyId, owner, locationIds };
}
