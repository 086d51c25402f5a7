import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { BingError } from './bing-error.ts';
import { statusInfo, type BingBusiness } from './businesses-state.ts';

/** Who we are to the sandbox's Bing Places. */
export const sandboxBingIdentity = {
  Puid: 'sandbox-partner',
  AuthProvider: 'Live',
  EmailId: 'partner@pinfold.test',
};

/** How many businesses a call takes. */
const mostAtOnce = 1000;

const windowMilliseconds = 5000;

const Call = z.object({
  TrackingId: z.string().min(1),
  Identity: z.object({ Puid: z.string(), AuthProvider: z.string(), EmailId: z.string() }),
});
const Sending = Call.extend({ Businesses: z.array(z.looseObject({ StoreId: z.string().min(1) })).min(1) });
const Deleting = Call.extend({ StoreIds: z.array(z.string()).min(1) });
const Searching = z.object({
  CriteriaType: z.enum(['GetInBatches', 'SearchByStoreIds']),
  StoreIds: z.array(z.string()).optional(),
});
const Paging = Call.extend({ PageNumber: z.int().min(1), PageSize: z.int().min(1).max(mostAtOnce) });
const Reading = Paging.extend({ SearchCriteria: Searching });
const Asking = Paging.extend(Searching.shape);

type Outcome = { StoreId: string; Status: string; Operation: string; ErrorMessage: string | null };
interface Refusal {
  StoreId: string;
  BusinessErrors: { ColumnName: string; ErrorMessage: string }[];
}

/**
 * The trusted partner API of Bing Places, after guide 2.07 and github.com/incubyte/bing-places-node-sdk: a call that is
 * answered with 200 can have failed for each of its businesses.
 */
export function bingApp(world: LiveWorld): Hono {
  const app = new Hono();
  const spend = countByMethod(world);
  const path = (method: string) => `/trustedPartnerApi/v1/${method}`;

  app.post(path('CreateBusinesses'), async (c) => {
    spend('CreateBusinesses');
    const { Businesses, TrackingId } = read(Sending, await c.req.json().catch(() => undefined));
    const have = world.state.bing.businesses;
    const result = decide(Businesses, 'Create', ({ StoreId }) =>
      have.has(StoreId) ? refused('StoreId', 'A business with this StoreId already exists.') : undefined,
    );
    if (result.taken.length > 0) world.commit({ kind: 'bing_sent', businesses: result.taken });
    return c.json(answer(TrackingId, { CreatedBusinesses: result.outcomes, Errors: result.errors }));
  });
  app.post(path('UpdateBusinesses'), async (c) => {
    spend('UpdateBusinesses');
    const { Businesses, TrackingId } = read(Sending, await c.req.json().catch(() => undefined));
    const have = world.state.bing.businesses;
    const result = decide(Businesses, 'Update', ({ StoreId }) =>
      have.has(StoreId) ? undefined : refused('StoreId', 'No business with this StoreId was found.'),
    );
    if (result.taken.length > 0) world.commit({ kind: 'bing_sent', businesses: result.taken });
    return c.json(answer(TrackingId, { UpdatedBusinesses: result.outcomes, Errors: result.errors }));
  });
  app.post(path('DeleteBusinesses'), async (c) => {
    spend('DeleteBusinesses');
    const { StoreIds, TrackingId } = read(Deleting, await c.req.json().catch(() => undefined));
    limitSize(StoreIds);
    const known = StoreIds.filter((id) => world.state.bing.businesses.has(id));
    if (known.length > 0) world.commit({ kind: 'bing_deleted', storeIds: known });
    const outcomes = StoreIds.map((StoreId) => ({
      StoreId,
      Status: known.includes(StoreId) ? 'SUCCESSFUL' : 'FAILED',
      ErrorMessage: known.includes(StoreId) ? null : 'No business with this StoreId was found.',
    }));
    return c.json(answer(TrackingId, { DeletedBusinesses: outcomes, Errors: {} }));
  });
  app.post(path('GetBusinesses'), async (c) => {
    spend('GetBusinesses');
    const asked = read(Reading, await c.req.json().catch(() => undefined));
    const found = chosen(world, asked, asked.SearchCriteria);
    return c.json(answer(asked.TrackingId, { Businesses: found.map(({ business }) => business) }));
  });
  app.post(path('GetBusinessStatusInfo'), async (c) => {
    spend('GetBusinessStatusInfo');
    const asked = read(Asking, await c.req.json().catch(() => undefined));
    const { settings } = world.state.bing;
    const infos = chosen(world, asked, asked).map((kept) => statusInfo(kept, settings, world.now()));
    return c.json(answer(asked.TrackingId, { BusinessesStatusInfo: infos }));
  });
  app.all('/*', () => {
    throw new BingError(404, 'There is no such method.');
  });
  app.onError((error, c) => {
    if (error instanceof BingError) return c.json(error, error.status);
    console.error(error);
    return c.json(new BingError(500, 'Internal server error'), 500);
  });
  return app;
}

function read<Body extends z.infer<typeof Call>>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw new BingError(400, z.prettifyError(error));
  const { Puid, AuthProvider, EmailId } = data.Identity;
  const { Puid: puid, AuthProvider: provider, EmailId: email } = sandboxBingIdentity;
  if (Puid !== puid || AuthProvider !== provider || EmailId !== email)
    throw new BingError(401, 'The identity is not that of a trusted partner.');
  return data;
}

/** Each business by itself, under its number in the call. */
function decide(
  given: readonly { StoreId: string }[],
  operation: string,
  fault: (business: { StoreId: string }) => Refusal['BusinessErrors'] | undefined,
) {
  limitSize(given);
  const taken: BingBusiness[] = [];
  const outcomes: Record<string, Outcome> = {};
  const errors: Record<string, Refusal> = {};
  for (const [index, business] of given.entries()) {
    const { StoreId } = business;
    const isTwice = taken.some((other) => other.StoreId === StoreId);
    const wrong = isTwice ? refused('StoreId', 'The StoreId stands twice in the call.') : fault(business);
    const found = wrong ?? missing(business);
    if (found.length === 0) taken.push(business as BingBusiness);
    else errors[index] = { StoreId, BusinessErrors: found };
    const ErrorMessage = found.length === 0 ? null : 'The business has validation errors.';
    const Status = found.length === 0 ? 'SUCCESSFUL' : 'FAILED';
    outcomes[index] = { StoreId, Status, Operation: operation, ErrorMessage };
  }
  return { taken, outcomes, errors };
}

const required = ['BusinessName', 'AddressLine1', 'City', 'Country', 'ZipCode'];

/** A telephone number of digits, which may begin with a plus. */
const phone = /^\+?[\d ()-]{5,20}$/;

function missing(business: Record<string, unknown>): Refusal['BusinessErrors'] {
  const empty = required.filter((column) => !business[column]);
  const { PhoneNumber: number, Categories: categories } = business;
  const names = z.object({
    BusinessCategories: z.array(z.object({ CategoryName: z.string().min(1) })).min(1),
  });
  return [
    ...empty.flatMap((column) => refused(column, `${column} is required.`)),
    ...(names.safeParse(categories).success
      ? []
      : refused('Categories', 'At least one category is required.')),
    ...(typeof number === 'string' && number !== '' && !phone.test(number)
      ? refused('PhoneNumber', 'The phone number is not valid.')
      : []),
  ];
}

function refused(column: string, message: string): Refusal['BusinessErrors'] {
  return [{ ColumnName: column, ErrorMessage: message }];
}

function limitSize(given: readonly unknown[]): void {
  if (given.length > mostAtOnce) throw new BingError(400, `A call takes ${mostAtOnce} businesses at most.`);
}

function chosen(
  { state }: LiveWorld,
  { PageNumber, PageSize }: { PageNumber: number; PageSize: number },
  { CriteriaType, StoreIds = [] }: z.infer<typeof Searching>,
) {
  const { businesses } = state.bing;
  const found =
    CriteriaType === 'GetInBatches'
      ? [...businesses.values()]
      : StoreIds.flatMap((storeId) => businesses.get(storeId) ?? []);
  return found.slice((PageNumber - 1) * PageSize, PageNumber * PageSize);
}

function answer(trackingId: string, content: object): object {
  return { ...content, TrackingId: trackingId, OperationStatus: true, ErrorMessage: null, ErrorCode: 0 };
}

/** Bing takes ten calls of a method in five seconds. Kept out of the journal, as other counts of calls are. */
function countByMethod(world: LiveWorld): (method: string) => void {
  let window = 0;
  const spent = new Map<string, number>();
  return (method) => {
    const current = Math.floor(world.now() / windowMilliseconds);
    if (current !== window) spent.clear();
    window = current;
    const used = spent.get(method) ?? 0;
    const { callsPerFiveSeconds: most } = world.state.bing.settings;
    if (most !== null && used >= most) throw new BingError(429, 'Too many requests');
    spent.set(method, used + 1);
  };
}
