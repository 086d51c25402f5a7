import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { settingsKeys } from '../../query/user-keys.ts';
import type { Settings } from './use-settings.ts';
import type { QueryOf } from '../../query/results.ts';

/** What everybody may know of the installation, as a query; nobody has to be logged in. */
export function getSettings(client: PinfoldClient): QueryOf<Settings> {
  return queryOptions({
    queryKey: settingsKeys.all,
    queryFn: ({ signal }) => answer(client.api.GET('/settings/', { signal })),
    staleTime: 5 * 60_000,
  });
}
