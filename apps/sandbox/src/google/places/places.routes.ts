import { Hono } from 'hono';
import * as z from 'zod';
import { polishTowns, type PolishTown } from '../../world/polish-towns.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { applyFieldMask, checkFieldMask, missingFieldMask } from './field-mask.ts';
import { knownStreets, suggestStreets, type KnownStreet } from './known-streets.ts';
import {
  placeFields,
  placeIdOf,
  placeResource,
  placeTypes,
  streetIdOf,
  streetResource,
  streetTypes,
} from './place-resource.ts';
import { matchedPart, mostSuggestions, suggestTowns } from './suggest-towns.ts';
import { countryNames, placeLanguage, townName, type PlaceLanguage } from './town-names.ts';
import { withApiKey } from './with-api-key.ts';

const Autocomplete = z.object({
  input: z.string().min(1),
  languageCode: z.string().optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
});

/** Places API (New): the towns of Poland, and some of their streets. */
export function placeRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .post('/v1/:method{places:autocomplete}', withApiKey(context), async (c) => {
      const body = Autocomplete.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) {
        const [issue] = body.error.issues;
        throw invalidArgument(
          issue?.path.join('.') ?? '',
          issue?.message ?? 'Invalid JSON payload received.',
        );
      }
      const mask = c.req.header('X-Goog-FieldMask') ?? '*';
      checkFieldMask(mask, ['suggestions']);
      const { input, languageCode } = body.data;
      const language = placeLanguage(languageCode);
      const towns = includesTowns(body.data) ? suggestTowns(input, language) : [];
      const streets = includesStreets(body.data) ? suggestStreets(input, mostSuggestions - towns.length) : [];
      // Google leaves an empty list out.
      if (towns.length + streets.length === 0) return c.json({});
      const suggestions = [
        ...towns.map((town) => suggestion(town, input, language)),
        ...streets.map((street) => streetSuggestion(street, input, language)),
      ];
      return c.json(applyFieldMask({ suggestions }, mask));
    })
    .get('/v1/places/:place', withApiKey(context), (c) => {
      const mask = c.req.header('X-Goog-FieldMask') ?? c.req.query('fields');
      if (!mask) throw missingFieldMask();
      checkFieldMask(mask, placeFields);
      const language = placeLanguage(c.req.query('languageCode'));
      return c.json(applyFieldMask(requirePlace(c.req.param('place'), language), mask));
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

function requirePlace(placeId: string, language: PlaceLanguage): Record<string, unknown> {
  const town = polishTowns.find((candidate) => placeIdOf(candidate) === placeId);
  if (town) return placeResource(town, language);
  const street = knownStreets.find((candidate) => streetIdOf(candidate) === placeId);
  if (street) return streetResource(street, language);
  if (/^ChIJ[\w-]{23}$/.test(placeId)) {
    throw new GoogleError('NOT_FOUND', 'The Place ID is no longer valid. Please refresh cached Place IDs.');
  }
  throw new GoogleError('INVALID_ARGUMENT', `Not a valid Place ID: ${placeId}`);
}
