import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { searchOnMap } from './creation-queries.ts';
import type { MapPlace } from './map-place.ts';
import type { SoughtPlace } from './sought-place.ts';

/**
 * Asks what the map shows already that is like a location, the same business first.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const search = useMapSearch();
 * search.mutate(
 *   { name: 'Kawiarnia Lipa', street: 'ul. Szeroka', house_number: '7', postal_code: '31-053', city: 'Kraków', country: 'PL' },
 *   { onSuccess: (places) => show(places) },
 * );
 * ```
 */
export function useMapSearch(): MutationResult<MapPlace[], SoughtPlace> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (sought: SoughtPlace) =>
      queryClient.fetchQuery({ ...searchOnMap(client, sought), meta: { isQuiet: true } }),
    onError: reportElsewhere,
  });
}
