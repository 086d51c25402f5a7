import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../session/caller.ts';
import type { SessionUser } from '../../session/account.ts';
import { countTry } from '../../session/throttle.ts';

/** Towns whose name begins like this. Each call costs money at the provider, so nobody makes too many. */
export async function suggestPlaces(
  services: Services,
  { user, caller }: { user: SessionUser; caller: Caller },
  q: string,
  language: Language,
) {
  await countTry(services, { purpose: 'places', account: String(user.id), address: caller.address });
  const found = await services.places.autocomplete(q, language);
  return {
    results: found.map(({ placeId, name, description }) => ({ place_id: placeId, name, description })),
  };
}
