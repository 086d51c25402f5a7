import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { type PolishTown, polishTowns } from '../../world/polish-towns.ts';
import type { GoogleContext, GoogleEnv } from '../google-context.ts';
import { GoogleError } from '../google-error.ts';
import type { PlaceOnMaps } from '../google-locations.routes.ts';
import { readBody } from '../read-json.ts';
import { businessResource, businessTypes, suggestBusinesses } from './business-resource.ts';
import { applyFieldMask, checkFieldMask, missingFieldMask } from './field-mask.ts';
import {
  countryNames,
  placeFields,
  placeIdOf,
  placeLanguage,
  type PlaceLanguage,
  placeResource,
  placeTypes,
  streetIdOf,
  streetResource,
  streetTypes,
  townName,
} from './place-resource.ts';
import {
  type KnownStreet,
  knownStreets,
  matchedPart,
  mostSuggestions,
  suggestStreets,
  suggestTowns,
} from './suggestions.ts';

/** The one API key that the sandbox's Places API takes. It opens nothing outside of it. */
export const sandboxPlacesKey = 'sandbox-places-key';

const Autocomplete = z.object({
  input: z.string().min(1),
  languageCode: z.string().optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
});

/** Places API (New): the towns of Poland, some of their streets, and the businesses of this world. */
export function placeRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .post('/v1/:method{places:autocomplete}', withApiKey(context), async (c) => {
      const body = await readBody(c.req, Autocomplete);
      const mask = c.req.header('X-Goog-FieldMask') ?? '*';
      checkFieldMask(mask, ['suggestions']);
      const { input, languageCode } = body;
      const language = placeLanguage(languageCode);
      const towns = includesTowns(body) ? suggestTowns(input, language) : [];
      const streets = includesStreets(body) ? suggestStreets(input, mostSuggestions - towns.length) : [];
      const known = towns.length + streets.length;
      const businesses = includesBusinesses(body)
        ? suggestBusinesses(context.world, input, mostSuggestions - known)
        : [];
      // Google leaves an empty list out.
      if (known + businesses.length === 0) return c.json({});
      const suggestions = [
        ...towns.map((town) => suggestion(town, input, language)),
        ...streets.map((street) => streetSuggestion(street, input, language)),
        ...businesses.map((business) => businessSuggestion(business, input, language)),
      ];
      return c.json(applyFieldMask({ suggestions }, mask));
    })
    .get('/v1/places/:place', withApiKey(context), (c) => {
      const mask = c.req.header('X-Goog-FieldMask') ?? c.req.query('fields');
      if (!mask) throw missingFieldMask();
      checkFieldMask(mask, placeFields);
      const language = placeLanguage(c.req.query('languageCode'));
      return c.json(applyFieldMask(requirePlace(context, c.req.param('place'), language), mask));
    });
}

type Asked = z.infer<typeof Autocomplete>;

function includesTowns(asked: Asked): boolean {
  return isInPoland(asked) && (asked.includedPrimaryTypes?.some((type) => townTypes.includes(type)) ?? true);
}

/** Only where they are asked for: towns alone are what a name without more is likely to mean. */
function includesStreets(asked: Asked): boolean {
  return isInPoland(asked) && (asked.includedPrimaryTypes?.includes('route') ?? false);
}

/** Only where they are asked for, as streets are. */
function includesBusinesses(asked: Asked): boolean {
  return isInPoland(asked) && (asked.includedPrimaryTypes?.includes('establishment') ?? false);
}

function isInPoland({ includedRegionCodes }: Asked): boolean {
  return includedRegionCodes?.some((code) => code.toLowerCase() === 'pl') ?? true;
}

const townTypes = ['locality', 'political', '(cities)', '(regions)'];

function suggestion(town: PolishTown, input: string, language: PlaceLanguage): object {
  const [main, secondary] = [townName(town, language), countryNames[language]];
  const matches = [matchedPart(main, input)];
  return {
    placePrediction: {
      place: `places/${placeIdOf(town)}`,
      placeId: placeIdOf(town),
      text: { text: `${main}, ${secondary}`, matches },
      structuredFormat: { mainText: { text: main, matches }, secondaryText: { text: secondary } },
      types: [...placeTypes, 'geocode'],
    },
  };
}

function streetSuggestion(street: KnownStreet, input: string, language: PlaceLanguage): object {
  const { name, town } = street;
  const secondary = `${townName(town, language)}, ${countryNames[language]}`;
  const matches = [matchedPart(name, input)];
  return {
    placePrediction: {
      place: `places/${streetIdOf(street)}`,
      placeId: streetIdOf(street),
      text: { text: `${name}, ${secondary}`, matches },
      structuredFormat: { mainText: { text: name, matches }, secondaryText: { text: secondary } },
      types: [...streetTypes, 'geocode'],
    },
  };
}

function businessSuggestion(
  { placeId, title, address }: PlaceOnMaps,
  input: string,
  language: PlaceLanguage,
) {
  const secondary = [...address.addressLines, address.locality, countryNames[language]].join(', ');
  const matches = [matchedPart(title, input)];
  return {
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${title}, ${secondary}`, matches },
      structuredFormat: { mainText: { text: title, matches }, secondaryText: { text: secondary } },
      types: businessTypes,
    },
  };
}

function requirePlace(
  { world }: GoogleContext,
  placeId: string,
  language: PlaceLanguage,
): Record<string, unknown> {
  const town = polishTowns.find((candidate) => placeIdOf(candidate) === placeId);
  if (town) return placeResource(town, language);
  const street = knownStreets.find((candidate) => streetIdOf(candidate) === placeId);
  if (street) return streetResource(street, language);
  const business = businessResource(world, placeId, language);
  if (business) return business;
  if (/^ChIJ[\w-]{23}$/.test(placeId)) {
    throw new GoogleError('NOT_FOUND', 'The Place ID is no longer valid. Please refresh cached Place IDs.');
  }
  throw new GoogleError('INVALID_ARGUMENT', `Not a valid Place ID: ${placeId}`);
}

const service = 'places.googleapis.com';

/** What every call to the Places API needs: a key, and room in the quota. */
function withApiKey({ quota }: GoogleContext) {
  return createMiddleware<GoogleEnv>(async (c, next) => {
    const key = c.req.header('X-Goog-Api-Key') ?? c.req.query('key');
    if (key === undefined || key === '') throw unregisteredCaller();
    if (key !== sandboxPlacesKey) throw invalidKey();
    quota.spendRequest(service);
    await next();
  });
}

function unregisteredCaller(): GoogleError {
  return new GoogleError(
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers (callers without established identity). " +
      'Please use API Key or other form of API consumer identity to call this API.',
  );
}

function invalidKey(): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service },
    },
  ]);
}
