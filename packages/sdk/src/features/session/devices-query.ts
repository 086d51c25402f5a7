import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { userKeys } from '../../query/user-keys.ts';

/** Where the user is logged in, as a query. */
export function listDevices(client: PinfoldClient) {
  return queryOptions({
    queryKey: userKeys.devices,
    queryFn: ({ signal }) => answer(client.api.GET('/user/sessions/', { signal })),
  });
}
