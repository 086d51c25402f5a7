import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** Access to changing the protection settings. */
export const protectAccess: MemberAccess = {
  module: 'external_changes',
  permission: 'protect_from_external_changes',
  plan: 'protect_location_data',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Access to the rehearsal of protection, also for the demo account. */
export const rehearsalAccess: MemberAccess = { ...protectAccess, demo: 'allowed' };

/** Access to the number of pending changes of protected fields: owners and admins. */
export const summaryAccess: MemberAccess = { ...rehearsalAccess, fullAccess: true };

/** Access to rejecting all of them at once. */
export const rejectAccess: MemberAccess = {
  module: 'external_changes',
  permission: 'approve_and_reject_external_changes',
  plan: 'protect_location_data',
  demo: 'blocked',
};

/** What is protected from changes by others, as the API takes it. */
export type ProtectionChanges = Schemas['ProtectionChanges'];

/** What is protected, and the limits that apply, as the API gives them. */
export type ProtectionState = Schemas['ProtectionSettings'];

/** What settings would have done to the changes of the last days. */
export type ProtectionRehearsal = Schemas['ProtectionRehearsal'];

/** Changes of protected fields that wait for a decision. */
export type ProtectionSummary = Schemas['ProtectionSummary'];

/** What is protected, as a query. */
export function getProtectionSettings(client: PinfoldClient): QueryOf<ProtectionState> {
  return queryOptions({
    queryKey: externalChangeKeys.settings(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/external-changes/settings/', { signal })),
    staleTime: 60_000,
  });
}

/** What protection with these settings would have rejected, as a query; nothing is changed. */
export function rehearseProtection(
  client: PinfoldClient,
  changes: ProtectionChanges,
): QueryOf<ProtectionRehearsal> {
  return queryOptions({
    queryKey: externalChangeKeys.rehearsal(client.scope, changes),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/external-changes/settings/rehearsal/', { body: changes, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many changes of protected fields wait, as a query. */
export function getProtectionSummary(client: PinfoldClient): QueryOf<ProtectionSummary> {
  return queryOptions({
    queryKey: externalChangeKeys.summary(client.scope),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-changes/protection-summary/', { signal })),
  });
}
