import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf } from '../../client/schema.ts';
import type { QueryOf } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';
import type { Device } from './use-devices.ts';

/** Where the user is logged in, as a query. */
export function listDevices(client: PinfoldClient): QueryOf<ListOf<Device>> {
  return queryOptions({
    queryKey: userKeys.devices,
    queryFn: ({ signal }) => answer(client.api.GET('/user/sessions/', { signal })),
  });
}
