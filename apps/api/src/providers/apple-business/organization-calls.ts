import * as z from 'zod';
import { unlessGone } from '../../delivery/provider-error.ts';
import type { AppleRequest } from './apple-request.ts';

/** Calls in the name of the organisations that a person shared with us. */
export interface OrganizationCalls {
  listOrganizations(): Promise<{ id: string; name: string }[]>;
  brands(organization: string): ResourceCalls;
  locations(organization: string): ResourceCalls;
  /**
   * Returns what is new since a cursor, the oldest first.
   *
   * @param after null for all that Apple still knows
   * @throws AppleError `invalid` for a cursor that Apple knows no longer
   */
  listNews(organization: string, after: string | null): Promise<AppleNews>;
  /** Reads what became of what an entry is about; undefined where Apple has no longer anything to say of it. */
  readFeedback(entry: AppleNewsEntry): Promise<AppleResource | undefined>;
}

/** Brands or locations of an organisation. */
export interface ResourceCalls {
  /** @throws AppleError `conflict` where there is one with our id */
  create(details: AppleDetails): Promise<AppleResource>;
  /** Undefined where there is none; what was deleted is there, as DELETED. */
  get(id: string): Promise<AppleResource | undefined>;
  /** Finds it by our own id. */
  find(partnerId: string): Promise<AppleResource | undefined>;
  /** Replaces all of it. @throws AppleError `conflict` with `isStale` where the etag is not the newest */
  replace(id: string, etag: string, details: AppleDetails): Promise<AppleResource>;
  /** @throws AppleError as `replace` */
  delete(id: string, etag: string): Promise<void>;
  undelete(id: string): Promise<void>;
}

/** All fields of a brand or a location, those too that we do not know. */
export type AppleDetails = Readonly<Record<string, unknown>>;

export interface AppleResource {
  id: string;
  etag: string;
  state: 'SUBMITTED' | 'PROCESSING' | 'PUBLISHED' | 'FAILED' | 'REJECTED' | 'DELETED';
  reports: AppleReport[];
  /** Where Apple shows it; empty while it does not. */
  link: string;
  details: AppleDetails;
}

/** What Apple found in a brand or a location. */
export interface AppleReport {
  /** Such as `VALIDATION__ADDRESS_NOT_FOUND`. */
  code: string;
  severity: 'VIOLATION' | 'WARNING';
  /** The field that it is about; empty for the whole. */
  field: string;
  message: string;
}

/** Something that Apple tells of a brand or a location, or of something `other` that we do not have. */
export interface AppleNewsEntry {
  kind: 'brand' | 'location' | 'other';
  /** Whether Apple shows something else than it was sent. */
  isOverride: boolean;
  /** Undefined where only the feedback says it. */
  resourceId: string | undefined;
  feedbackUrl: string;
}

export interface AppleNews {
  /** Undefined in the place of an entry that cannot be read. */
  entries: (AppleNewsEntry | undefined)[];
  /** Where to go on reading. */
  cursor: string | null;
  hasMore: boolean;
}

const Details = z.record(z.string(), z.unknown());
const Resource = z
  .object({
    id: z.string().min(1),
    etag: z.string().min(1),
    state: z.enum(['SUBMITTED', 'PROCESSING', 'PUBLISHED', 'FAILED', 'REJECTED', 'DELETED']),
    validationReports: z
      .array(
        z.object({
          code: z.string(),
          // Another severity is no reason to lose what was decided.
          severity: z.enum(['VIOLATION', 'WARNING']).catch('WARNING'),
          field: z.string().default(''),
          message: z.string().default(''),
        }),
      )
      .nullish(),
    placeCardUrl: z.string().nullish(),
    brandDetails: Details.optional(),
    locationDetails: Details.optional(),
  })
  .transform(
    ({ id, etag, state, validationReports, placeCardUrl, brandDetails, locationDetails }): AppleResource => ({
      id,
      etag,
      state,
      reports: validationReports ?? [],
      link: placeCardUrl ?? '',
      details: brandDetails ?? locationDetails ?? {},
    }),
  );

const Notifications = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({
    cursors: z.object({ after: z.string().nullish() }),
    hasMore: z.boolean().default(false),
  }),
});

const Notification = z
  .object({
    type: z.string(),
    resourceType: z.string(),
    resourceId: z.string().optional(),
    feedbackUrl: z.string().min(1),
  })
  .transform(({ type, resourceType, resourceId, feedbackUrl }): AppleNewsEntry => ({
    kind: resourceType === 'BRAND' ? 'brand' : resourceType === 'LOCATION' ? 'location' : 'other',
    isOverride: type === 'MAPS_DISPLAY',
    resourceId,
    feedbackUrl,
  }));

/** A call with the access token of the organisation. */
export type AskAsOrganization = <Body>(request: Omit<AppleRequest<Body>, 'token'>) => Promise<Body>;

export function organizationCalls(ask: AskAsOrganization): OrganizationCalls {
  return {
    async listOrganizations() {
      const Body = z.object({ data: z.array(z.object({ id: z.string().min(1), name: z.string() })) });
      return (await ask({ path: 'api/v1/orgs', Body })).data;
    },
    brands: (organization) =>
      resourceCalls(ask, `${orgPath(organization)}/brands`, ['brandDetails', 'partnersBrandId']),
    locations: (organization) =>
      resourceCalls(ask, `${orgPath(organization)}/locations`, ['locationDetails', 'partnersLocationId']),
    async listNews(organization, after) {
      const query = after === null ? '' : `?${new URLSearchParams({ after })}`;
      const path = `${orgPath(organization)}/notifications${query}`;
      const { data, pagination } = await ask({ path, Body: Notifications });
      const entries = data.map((one) => Notification.safeParse(one).data);
      return { entries, cursor: pagination.cursors.after ?? after, hasMore: pagination.hasMore };
    },
    readFeedback: ({ feedbackUrl }) => unlessGone(ask({ path: feedbackPath(feedbackUrl), Body: Resource })),
  };
}

function resourceCalls(
  ask: AskAsOrganization,
  path: string,
  [holder, ownId]: readonly [holder: string, ownId: string],
): ResourceCalls {
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    create: (details) => ask({ path, method: 'POST', content: { [holder]: details }, Body: Resource }),
    get: (id) => unlessGone(ask({ path: at(id), Body: Resource })),
    async find(partnerId) {
      const query = new URLSearchParams({ [ownId]: partnerId });
      const { data } = await ask({ path: `${path}?${query}`, Body: z.object({ data: z.array(Resource) }) });
      return data.find(({ details }) => details[ownId] === partnerId);
    },
    replace: (id, etag, details) =>
      ask({ path: at(id), method: 'PUT', etag, content: { id, [holder]: details }, Body: Resource }),
    async delete(id, etag) {
      await ask({ path: at(id), method: 'DELETE', etag, Body: z.unknown() });
    },
    async undelete(id) {
      await ask({ path: `${at(id)}/undelete`, method: 'POST', Body: z.unknown() });
    },
  };
}

function orgPath(organization: string): string {
  return `api/v1/orgs/${encodeURIComponent(organization)}`;
}

/** Followed below our own base alone: a token goes nowhere that a message names. */
function feedbackPath(url: string): string {
  return `api/v1/${url.replace(/^.*?\/api\/v1\//, '')}`;
}
