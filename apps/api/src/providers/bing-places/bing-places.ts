import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ProviderError } from '../../delivery/provider-error.ts';
import type { QuotaSubject, TakeCall } from '../../delivery/provider-quota.ts';
import { kindOfStatus, providerRequest, unanswered } from '../provider-request.ts';
import type { BingIdentity } from './bing-identity.ts';

/** Bing Places for trusted partners: what we created there, and nothing else, can be read and changed. */
export interface BingPlaces {
  /** Whether this installation is a partner. */
  isConnected: boolean;
  /**
   * Creates businesses, 1,000 at most. One that Bing has already is left as it is: `exists`.
   * @throws ProviderError where the call failed as a whole; what became of each business is in the result
   */
  create(businesses: readonly BingBusiness[]): Promise<BingOutcome[]>;
  /** Replaces businesses, 1,000 at most. @throws ProviderError as `create` */
  update(businesses: readonly BingBusiness[]): Promise<BingOutcome[]>;
  /** Deletes businesses, 1,000 at most; one that is not there is deleted. @throws ProviderError as `create` */
  delete(storeIds: readonly string[]): Promise<BingOutcome[]>;
  /** Returns the ids of those, of 1,000 at most, that Bing has. @throws ProviderError */
  find(storeIds: readonly string[]): Promise<Set<string>>;
  /** Returns how far those are, of 1,000 at most, that Bing has. @throws ProviderError */
  readStatuses(storeIds: readonly string[]): Promise<BingStatus[]>;
}

/** A business as Bing takes it. All of it is sent each time. */
export interface BingBusiness {
  /** Ours. */
  StoreId: string;
  BusinessName: string;
  AddressLine1: string;
  AddressLine2?: string;
  City: string;
  StateOrProvince: string;
  /** ISO 3166-1 alpha-2. */
  Country: string;
  ZipCode: string;
  PhoneNumber?: string;
  Categories: { BusinessCategories: { CategoryName: string }[]; PrimaryCategory: { CategoryName: string } };
  Latitude?: string;
  Longitude?: string;
  MainWebSite?: string;
  /** Such as `Mon 08:00 AM-08:00 PM`. */
  OperatingHours?: string[];
  HolidayHours?: { Date: string; OpenTime?: string; CloseTime?: string; IsClosed: boolean }[];
  Open24Hours?: boolean;
  HideAddress?: boolean;
  IsClosed: boolean;
}

/** What became of one business of a call. */
export interface BingOutcome {
  storeId: string;
  /** `exists`: it was there before it was to be created. `gone`: it is not there. */
  result: 'done' | 'exists' | 'gone' | 'refused';
  /** Why it was refused, or what Bing dislikes about what it took. */
  faults: BingFault[];
}

export interface BingFault {
  /** The column that it is about; empty for the whole business. */
  column: string;
  message: string;
}

/** How far Bing is with a business. */
export interface BingStatus {
  storeId: string;
  status: 'QualityCheckInProgress' | 'QualityIssueFound' | 'PublishInProgress' | 'Published' | 'Dropped';
  hasPendingPublish: boolean;
  /** Where Bing shows it; empty while it does not. */
  link: string;
  /** In Bing's words. */
  issues: string[];
}

export interface BingPlacesSettings {
  baseUrl: string;
  /** Undefined where this installation is no partner. */
  identity: BingIdentity | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  /** Shows the certificate of the partner, where the address wants one. */
  fetch: typeof globalThis.fetch;
}

export const officialBingPlaces = 'https://api.bingplaces.com';

/** A call of a thousand businesses takes its time. */
const timeoutMilliseconds = 60_000;

/** How many businesses a call takes. */
export const bingBatch = 1000;

export function openBingPlaces({ baseUrl, identity, takeCall, fetch }: BingPlacesSettings): BingPlaces {
  async function call<Content>(
    method: keyof typeof subjects,
    content: object,
    schema: z.ZodType<Content>,
  ): Promise<Content> {
    if (!identity) throw new BingPlacesError('denied', 'BING_PLACES_IDENTITY is not set');
    const wait = await takeCall(subjects[method]);
    if (wait !== undefined)
      throw new BingPlacesError('quota', 'No calls of this method are left', { retryAfter: wait });
    const answer = await providerRequest(
      { name: 'Bing Places', fetch, timeoutMilliseconds, Failure: BingPlacesError },
      `${baseUrl.replace(/\/+$/, '')}/trustedPartnerApi/v1/${method}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ TrackingId: randomUUID(), Identity: identity, ...content }),
      },
    );
    const { status, ok, retryAfter, body } = answer;
    if (ok && body === undefined)
      throw new BingPlacesError('temporary', 'Bing answered something that is not JSON', {
        reasons: [unanswered],
      });
    const refused = Refused.safeParse(body).data;
    const code = refused?.ErrorCode ?? status;
    if (!ok || refused)
      throw new BingPlacesError(kindOfStatus(ok ? code : status), `${code} ${refused?.ErrorMessage ?? ''}`, {
        retryAfter,
        reasons: [String(code)],
      });
    const read = schema.safeParse(body);
    if (!read.success)
      throw new BingPlacesError('temporary', `Bing answered something else: ${z.prettifyError(read.error)}`, {
        reasons: [unanswered],
      });
    return read.data;
  }

  const search = (storeIds: readonly string[]) => ({ CriteriaType: 'SearchByStoreIds', StoreIds: storeIds });
  const wholePage = { PageNumber: 1, PageSize: bingBatch };

  return {
    isConnected: identity !== undefined,
    async create(businesses) {
      const content = { Businesses: businesses };
      const { CreatedBusinesses, Errors } = await call('CreateBusinesses', content, Created);
      return outcomesOf(businesses, CreatedBusinesses, Errors);
    },
    async update(businesses) {
      const content = { Businesses: businesses };
      const { UpdatedBusinesses, Errors } = await call('UpdateBusinesses', content, Updated);
      return outcomesOf(businesses, UpdatedBusinesses, Errors);
    },
    async delete(storeIds) {
      const { DeletedBusinesses } = await call('DeleteBusinesses', { StoreIds: storeIds }, Deleted);
      return storeIds.map((storeId) => {
        const outcome = DeletedBusinesses.find(({ StoreId }) => StoreId === storeId);
        return outcomeOf(storeId, outcome, []);
      });
    },
    async find(storeIds) {
      const content = { ...wholePage, SearchCriteria: search(storeIds) };
      const { Businesses } = await call('GetBusinesses', content, Found);
      return new Set(Businesses.map(({ StoreId }) => StoreId));
    },
    async readStatuses(storeIds) {
      const content = { ...wholePage, ...search(storeIds) };
      const { BusinessesStatusInfo } = await call('GetBusinessStatusInfo', content, Statuses);
      return BusinessesStatusInfo.map((info) => ({
        storeId: info.StoreId,
        status: info.BusinessStatus,
        hasPendingPublish: info.HasPendingPublish,
        link: info.PublishLink ?? '',
        issues: (info.QualityIssues ?? []).map(({ IssueType, SubIssueType }) =>
          [IssueType, ...(SubIssueType ?? [])].join(': '),
        ),
      }));
    },
  };
}

/** A call to Bing Places that failed as a whole; `reasons` has its code. */
export class BingPlacesError extends ProviderError {}

/** Each method has a quota of its own. */
const subjects = {
  CreateBusinesses: 'bing/create',
  UpdateBusinesses: 'bing/update',
  DeleteBusinesses: 'bing/delete',
  GetBusinesses: 'bing/read',
  GetBusinessStatusInfo: 'bing/status',
} as const satisfies Record<string, QuotaSubject>;

const Refused = z.object({
  OperationStatus: z.literal(false),
  ErrorCode: z.coerce.number().int().min(400).max(599).catch(400),
  ErrorMessage: z.string().nullish(),
});

const Outcome = z.object({
  StoreId: z.string().nullish(),
  Status: z.string(),
  ErrorMessage: z.string().nullish(),
  WarningMessages: z.array(z.unknown()).nullish(),
});
type WireOutcome = z.infer<typeof Outcome>;

const BusinessErrors = z.object({
  BusinessErrors: z
    .array(z.object({ ColumnName: z.string().nullish(), ErrorMessage: z.string().nullish() }))
    .nullish(),
  ErrorMessage: z.string().nullish(),
});

/** By the number of the business in the call. */
const Outcomes = z.record(z.string(), Outcome).nullish();
const Errors = z.record(z.string(), BusinessErrors).nullish();

const Created = z.object({ CreatedBusinesses: Outcomes, Errors });
const Updated = z.object({ UpdatedBusinesses: Outcomes, Errors });
const Deleted = z.object({ DeletedBusinesses: z.array(Outcome) });
const Found = z.object({ Businesses: z.array(z.object({ StoreId: z.string() })) });
const Statuses = z.object({
  BusinessesStatusInfo: z.array(
    z.object({
      StoreId: z.string(),
      BusinessStatus: z.enum([
        'QualityCheckInProgress',
        'QualityIssueFound',
        'PublishInProgress',
        'Published',
        'Dropped',
      ]),
      HasPendingPublish: z.boolean().default(false),
      PublishLink: z.string().nullish(),
      QualityIssues: z
        .array(z.object({ IssueType: z.string(), SubIssueType: z.array(z.string()).nullish() }))
        .nullish(),
    }),
  ),
});

function outcomesOf(
  businesses: readonly BingBusiness[],
  outcomes: z.infer<typeof Outcomes>,
  errors: z.infer<typeof Errors>,
): BingOutcome[] {
  return businesses.map(({ StoreId }, index) => {
    const { BusinessErrors: columns, ErrorMessage: message } = errors?.[index] ?? {};
    const faults = (columns ?? []).map((error) => ({
      column: error.ColumnName ?? '',
      message: error.ErrorMessage ?? '',
    }));
    return outcomeOf(StoreId, outcomes?.[index], message ? [...faults, { column: '', message }] : faults);
  });
}

/** Bing names no codes: that a business is there, or is not, can only be read from its words. */
const alreadyThere = /already exist|duplicate store/i;
const notThere = /not found|no business with|does not exist/i;

function outcomeOf(storeId: string, outcome: WireOutcome | undefined, faults: BingFault[]): BingOutcome {
  if (outcome?.Status.startsWith('SUCCESSFUL')) {
    const warnings = (outcome.WarningMessages ?? []).map((warning) => ({
      column: '',
      message: typeof warning === 'string' ? warning : JSON.stringify(warning),
    }));
    return { storeId, result: 'done', faults: warnings };
  }
  const ofStore = [
    ...faults.filter(({ column }) => column === 'StoreId' || column === ''),
    { column: '', message: outcome?.ErrorMessage ?? '' },
  ];
  const result = ofStore.some(({ message }) => alreadyThere.test(message))
    ? 'exists'
    : ofStore.some(({ message }) => notThere.test(message))
      ? 'gone'
      : 'refused';
  const [said] = ofStore.slice(-1);
  return { storeId, result, faults: faults.length > 0 || !said?.message ? faults : [said] };
}
