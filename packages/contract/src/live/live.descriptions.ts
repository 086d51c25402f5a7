import type { OperationsOf } from '../operations-of.ts';
import type * as live from './live.endpoints.ts';

type Operations = OperationsOf<typeof live>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const liveDescriptions: Readonly<Record<Operations, string>> = {
  streamEvents:
    'Streams what changes in the company as server-sent events while the connection is open. Read the changed data with the operation that lists it.',
};
