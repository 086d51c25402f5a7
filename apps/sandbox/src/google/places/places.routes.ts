import { Hono } from 'hono';
import * as z from 'zod';
import { polishTowns, type PolishTown } from '../../world/polish-towns.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { applyFieldMask, checkFieldMask, missingFieldMask } from './field-mask.ts';
import { placeFields, placeIdOf, placeResource, placeTypes } from './place-resource.ts';
import { matchedPart, suggestTowns } from './suggest-towns.ts';
import { countryNames, placeLanguage, townName, type PlaceLanguage } from './town-names.ts';
import { withApiKey } from './with-api-key.ts';

const Autocomplete = z.object({
  input: z.string().min(1),
  languageCode: z.string().optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
});

/** Places API (New): the towns of Poland. */
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
      // Google leaves an empty list out.
      if (towns.length === 0) return c.json({});
      const suggestions = towns.map((town) => suggestion(town, input, language));
      return c.json(applyFieldMask({ suggestions }, mask));
    })
    .get('/v1/places/:place', withApiKey(context), (c) => {
      const mask = c.req.header('X-Goog-FieldMask') ?? c.req.query('fields');
      if (!mask) throw missingFieldMask();
      checkFieldMask(mask, placeFields);
      const language = placeLanguage(c.req.query('languageCode'));
      return c.json(applyFieldMask(placeResource(requireTown(c.req.param('place')), language), mask));
    });
}

function includesTowns({ includedRegionCodes, includedPrimaryTypes }: z.infer<typeof Autocomplete>): boolean {
  const inPoland = includedRegionCodes?.some((code) => code.toLowerCase() === 'pl') ?? true;
  return inPoland && (includedPrimaryTypes?.some((type) => townTypes.includes(type)) ?? true);
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

function requireTown(placeId: string): PolishTown {
  const town = polishTowns.find((candidate) => placeIdOf(candidate) === placeId);
  if (town) return town;
  if (/^ChIJ[\w-]{23}$/.test(placeId)) {
    throw new GoogleError('NOT_FOUND', 'The Place ID is no longer valid. Please refresh cached Place IDs.');
  }
  throw new GoogleError('INVALID_ARGUMENT', `Not a valid Place ID: ${placeId}`);
}
