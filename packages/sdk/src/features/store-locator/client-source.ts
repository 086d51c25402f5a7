import type { PinfoldClient } from '../../client/create-client.ts';
import { ApiError } from '../../client/api-error.ts';
import {
  createPublicSource,
  LocatorError,
  problemOfStatus,
  type LocatorSource,
} from '@pinfold/store-locator';

/** A locator’s stores through the Provider’s own connection, wherever that leads; its token stays out of it. */
export function createClientSource(client: PinfoldClient, name: string): LocatorSource {
  const source = createPublicSource({
    api: '',
    name,
    fetch: (path, { signal, ...init }) =>
      client
        .open(path, { ...init, signal: signal ?? new AbortController().signal })
        .catch((error: unknown) => {
          const isAnswered = error instanceof ApiError && error.kind === 'http';
          throw new LocatorError(isAnswered ? problemOfStatus(error.status) : 'offline', { cause: error });
        }),
  });
  return { ...source, key: `${client.scope} ${source.key}` };
}
