import { hasValue } from '@pinfold/contract/features/listings/listing-fields';
import type { ProviderError } from '../../../../delivery/provider-error.ts';
import {
  bingBatch,
  type BingBusiness,
  type BingFault,
  type BingOutcome,
  type BingStatus,
} from '../../../../providers/bing-places/bing-places.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import type { DirectoryDecision, DirectoryWire, SentOutcome } from '../directory-wire.ts';
import { bingFields, bingRequires, fieldOfColumn, toBingBusiness } from './to-bing-business.ts';
import type { ListingKey } from '../write-directory-listings.ts';

/** Bing Places. A business has our own id there, so that none can be created twice. */
export const bingDirectory: DirectoryWire<BingBusiness> = {
  directory: 'bing',
  most: bingBatch,
  lagSeconds: 0,
  fields: bingFields,
  isConfigured: ({ bingPlaces }) => bingPlaces.isConnected,
  wanted(listing, key) {
    const missing = bingRequires.filter((field) => !hasValue(listing[field]));
    if (missing.length > 0) return { problems: missing.map((field) => ({ code: 'field_missing', field })) };
    return { content: toBingBusiness(storeId(key), listing) };
  },
  async send({ bingPlaces }, action, listings) {
    const businesses = listings.map(({ content }) => content);
    return (await bingPlaces[action](businesses)).map(outcomeOf);
  },
  async remove({ bingPlaces }, listings) {
    return (await bingPlaces.delete(listings.map(storeId))).map(outcomeOf);
  },
  async find({ bingPlaces }, listings) {
    const ids = listings.map(storeId);
    const found = await bingPlaces.find(ids);
    return ids.map((id) => (found.has(id) ? id : undefined));
  },
  async readDecisions({ bingPlaces }, listings) {
    const ids = listings.map(storeId);
    const statuses = new Map((await bingPlaces.readStatuses(ids)).map((status) => [status.storeId, status]));
    return ids.map((id) => {
      const status = statuses.get(id);
      return status && decisionOf(status);
    });
  },
  problemOf,
};

/** The id of a location at Bing; the installation's, as its login there is. */
export function storeId({ companyId, locationId }: Pick<ListingKey, 'companyId' | 'locationId'>): string {
  return `pf-${companyId}-${locationId}`;
}

function problemOf({ kind, message }: ProviderError): DirectoryProblem | undefined {
  if (kind === 'denied') return { code: 'access_denied' };
  return kind === 'invalid' || kind === 'conflict' ? { code: 'refused', message } : undefined;
}

function outcomeOf({ storeId: externalId, result, faults }: BingOutcome): SentOutcome {
  if (result === 'done') return { result: 'taken', externalId, problems: faults.map(problemOfFault) };
  if (result === 'exists') return { result, externalId };
  if (result === 'gone') return { result };
  return { result, problems: faults.length > 0 ? faults.map(problemOfFault) : [{ code: 'refused' }] };
}

function problemOfFault({ column, message }: BingFault): DirectoryProblem {
  const field = fieldOfColumn[column];
  return field ? { code: 'field_refused', field, message } : { code: 'refused', message };
}

function decisionOf({ status, hasPendingPublish, link, issues }: BingStatus): DirectoryDecision {
  const problems = issues.map((message): DirectoryProblem => ({ code: 'quality_issue', message }));
  return { state: stateOf(status, hasPendingPublish), problems, link };
}

/** What Bing’s word for a business means (product spec, section 4). */
function stateOf(status: BingStatus['status'], hasPendingPublish: boolean): DirectoryDecision['state'] {
  if (status === 'QualityIssueFound' || status === 'Dropped') return 'rejected';
  if (status === 'QualityCheckInProgress') return 'in_review';
  return status === 'PublishInProgress' || hasPendingPublish ? 'publishing' : 'published';
}
