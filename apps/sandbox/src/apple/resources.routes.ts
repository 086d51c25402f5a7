import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { AppleError } from './apple-error.ts';
import { etagOf, resourceBody } from './apple-review.ts';
import type { AppleDetails, AppleKind, AppleResource } from './apple-state.ts';
import { appleOrganizations, organizationOfAccess } from './apple-tokens.ts';

const kinds = { brands: 'brand', locations: 'location' } as const;

const text = z.string().min(1);
const Names = z.array(z.looseObject({ name: text, locale: text, primary: z.boolean() })).min(1);
const Bodies = {
  brand: z.object({
    brandDetails: z.looseObject({
      partnersBrandId: text,
      countryCodes: z.array(text).min(1),
      displayNames: Names,
    }),
  }),
  location: z.object({
    locationDetails: z.looseObject({
      partnersLocationId: text,
      brandId: text,
      displayNames: Names,
      mainAddress: z.looseObject({
        structuredAddress: z.looseObject({ countryCode: text, locality: text, fullThoroughfare: text }),
      }),
    }),
  }),
};

/** Organisations, and their brands and locations: written whole, by the etag of what was read. */
export function resourceRoutes(world: LiveWorld): Hono {
  const app = new Hono();
  app.get('/orgs', (c) => {
    const own = organizationOfAccess(world, c.req.header('Authorization'));
    const shared = appleOrganizations.filter(({ id, isShared }) => id === own && isShared);
    return c.json({ data: shared.map(({ id, name }) => ({ id, name })) });
  });
  for (const [path, kind] of Object.entries(kinds)) mountKind(app, world, { path, kind });
  return app;
}

function mountKind(app: Hono, world: LiveWorld, { path, kind }: { path: string; kind: AppleKind }): void {
  const find = (c: Context, organization: string): AppleResource => {
    const found = world.state.apple.resources.get(c.req.param('id') ?? '');
    if (found?.kind !== kind || found.organization !== organization)
      throw new AppleError(404, 'NOT_FOUND', `There is no such ${kind}.`);
    return found;
  };
  const show = (c: Context, id: string, status: 200 | 201 = 200) => {
    const resource = world.state.apple.resources.get(id);
    if (!resource) throw new Error(`${id} was just written`);
    c.header('ETag', etagOf(resource.revision));
    return c.json(resourceBody(world, resource), status);
  };
  const { resources } = world.state.apple;

  app
    .post(`/orgs/:org/${path}`, async (c) => {
      const organization = requireOrganization(world, c);
      const details = await readDetails(world, c, { kind, organization });
      const key = partnerKey(kind, details);
      const same = [...resources.values()].find(
        (one) => one.organization === organization && partnerKey(one.kind, one.details) === key,
      );
      if (same) throw new AppleError(409, 'CONFLICT', `The ${kind} exists already.`);
      const { apple } = world.state;
      world.commit({ kind: 'apple_created', resource: kind, organization, details });
      return show(c, [...apple.resources.keys()].at(-1) ?? '', 201);
    })
    .get(`/orgs/:org/${path}`, (c) => {
      const organization = requireOrganization(world, c);
      const field = kind === 'brand' ? 'partnersBrandId' : 'partnersLocationId';
      const wanted = c.req.query(field);
      const found = [...resources.values()].filter(
        (one) =>
          one.kind === kind &&
          one.organization === organization &&
          (wanted === undefined || one.details[field] === wanted),
      );
      return c.json({ data: found.map((one) => resourceBody(world, one)) });
    })
    .get(`/orgs/:org/${path}/:id`, (c) => show(c, find(c, requireOrganization(world, c)).id))
    .put(`/orgs/:org/${path}/:id`, async (c) => {
      const organization = requireOrganization(world, c);
      const { id, revision, isDeleted } = find(c, organization);
      if (isDeleted) throw new AppleError(404, 'NOT_FOUND', `The ${kind} is deleted.`);
      requireEtag(c, revision);
      const details = await readDetails(world, c, { kind, organization });
      world.commit({ kind: 'apple_replaced', id, details });
      return show(c, id);
    })
    .delete(`/orgs/:org/${path}/:id`, (c) => {
      const { id, revision, isDeleted } = find(c, requireOrganization(world, c));
      if (isDeleted) throw new AppleError(404, 'NOT_FOUND', `The ${kind} is deleted.`);
      requireEtag(c, revision);
      world.commit({ kind: 'apple_deletion_set', id, isDeleted: true });
      return c.body(null, 204);
    })
    .post(`/orgs/:org/${path}/:id/undelete`, (c) => {
      const { id, isDeleted } = find(c, requireOrganization(world, c));
      if (!isDeleted) throw new AppleError(409, 'CONFLICT', `The ${kind} is not deleted.`);
      world.commit({ kind: 'apple_deletion_set', id, isDeleted: false });
      return show(c, id);
    });
}

/** The organisation of the token, which has to be that of the path and shared with the partner. */
export function requireOrganization(world: LiveWorld, c: Context): string {
  const organization = organizationOfAccess(world, c.req.header('Authorization'));
  const isShared = appleOrganizations.some(({ id, isShared: shared }) => id === organization && shared);
  if (c.req.param('org') !== organization || !isShared)
    throw new AppleError(403, 'FORBIDDEN', 'The organisation is not shared with this partner.');
  return organization;
}

function requireEtag(c: Context, revision: number): void {
  const given = c.req.header('If-Match');
  if (given === undefined) throw new AppleError(428, 'PRECONDITION_REQUIRED', 'If-Match is required.');
  if (given !== etagOf(revision))
    throw new AppleError(412, 'PRECONDITION_FAILED', 'The etag is not that of the newest version.');
}

function partnerKey(kind: AppleKind, details: AppleDetails): string {
  return `${kind}/${String(details[kind === 'brand' ? 'partnersBrandId' : 'partnersLocationId'])}`;
}

async function readDetails(
  world: LiveWorld,
  c: Context,
  { kind, organization }: { kind: AppleKind; organization: string },
): Promise<AppleDetails> {
  const { success, data, error } = Bodies[kind].safeParse(await c.req.json().catch(() => undefined));
  if (!success)
    throw new AppleError(
      400,
      'VALIDATION_ERROR',
      'The request is invalid.',
      error.issues.map(({ path, message }) => ({
        code: 'VALIDATION__FIELD_INVALID',
        message,
        field: path.join('.'),
      })),
    );
  if ('brandDetails' in data) return data.brandDetails;
  const { brandId, mainAddress } = data.locationDetails;
  const brand = world.state.apple.resources.get(brandId);
  if (brand?.kind !== 'brand' || brand.organization !== organization)
    throw refusedBrand('VALIDATION__BRAND_UNKNOWN', 'There is no such brand.');
  if (brand.state !== 'PUBLISHED' || brand.isDeleted)
    throw refusedBrand('VALIDATION__BRAND_NOT_PUBLISHED', 'The brand is not published.');
  const countries = z.array(z.string()).parse(brand.details.countryCodes);
  if (!countries.includes(mainAddress.structuredAddress.countryCode))
    throw refusedBrand('VALIDATION__BRAND_COUNTRY', 'The brand is not in this country.');
  return data.locationDetails;
}

function refusedBrand(code: string, message: string): AppleError {
  return new AppleError(400, 'VALIDATION_ERROR', message, [
    { code, message, field: 'locationDetails.brandId' },
  ]);
}
