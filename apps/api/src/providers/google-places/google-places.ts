import type { Logger } from 'pino';
import type { Language } from '@pinfold/contract/languages';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { GoogleError, googleRequest, type GoogleRequest } from '../google-business-profile/google-request.ts';
import { unavailable } from '../provider-request.ts';
import { businessMask, type BusinessResource, type PublicBusiness, readBusiness } from './public-business.ts';

/** Google's Places API (New), for towns and for businesses that others manage. */
export interface GooglePlaces {
  /**
   * Polish towns whose name begins like this, or what else is sought; at most five.
   * @throws Problem `provider_unavailable`
   */
  autocomplete(q: string, language: Language, sought?: SoughtPlaces): Promise<PlaceSuggestion[]>;
  /**
   * Where a suggested place is, named in Polish unless asked otherwise; undefined when there is none.
   * @throws Problem `provider_unavailable`
   */
  place(placeId: string, language?: Language): Promise<Place | undefined>;
  /**
   * What everybody sees of a business, in Polish; undefined when there is none, or no longer.
   * @throws ProviderError
   */
  business(placeId: string): Promise<PublicBusiness | undefined>;
}

/** Which places are suggested. */
interface SoughtPlaces {
  /** ISO 3166-1 alpha-2, at most fifteen; none for the whole world. */
  countries: readonly string[];
  /** The provider's types, at most five. */
  types: readonly string[];
}

const polishTowns: SoughtPlaces = { countries: ['PL'], types: ['locality'] };

interface PlaceSuggestion {
  placeId: string;
  name: string;
  description: string;
}

/** Businesses of any kind and anywhere, such as those that somebody wants to watch. */
export const anyBusiness: SoughtPlaces = { countries: [], types: ['establishment'] };

interface GooglePlacesSettings {
  /** Where something plays Google; `google` for Google's own. */
  baseUrl: string;
  /** Without one, nothing can be asked. */
  key: string | undefined;
  fetch: typeof globalThis.fetch;
  log: Pick<Logger, 'warn'>;
  /** Counts what is read of businesses, which jobs do too. */
  takeCall?: TakeCall;
}

const official = 'https://places.googleapis.com';

export function openGooglePlaces(settings: GooglePlacesSettings): GooglePlaces {
  const failed = unavailable(settings.log, 'Google Places', 'provider_unavailable');
  return {
    async autocomplete(q, language, { countries, types } = polishTowns) {
      const { suggestions = [] } = await ask<{ suggestions?: SuggestionResource[] }>(settings, {
        path: '/v1/places:autocomplete',
        mask: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat.mainText.text',
        method: 'POST',
        json: {
          input: q,
          languageCode: language,
          ...(countries.length > 0 && {
            includedRegionCodes: countries.map((country) => country.toLowerCase()),
          }),
          includedPrimaryTypes: types,
        },
      }).catch(failed);
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [readSuggestion(placePrediction)] : [],
      );
    },
    async place(placeId, language = 'pl') {
      if (!/^[\w-]+$/.test(placeId)) return undefined;
      const found = await ask<PlaceResource>(settings, {
        path: `/v1/places/${placeId}?languageCode=${language}`,
        mask: 'id,displayName,location,addressComponents',
      }).catch((error: unknown) => (isNoPlace(error) ? undefined : failed(error)));
      return found && readPlace(found);
    },
    async business(placeId) {
      if (!/^[\w-]+$/.test(placeId)) return undefined;
      const wait = await settings.takeCall?.('google/places');
      if (wait !== undefined)
        throw new GoogleError('quota', 'the calls of this minute are used up', { retryAfter: wait });
      const found = await ask<BusinessResource>(settings, {
        path: `/v1/places/${placeId}?languageCode=pl`,
        mask: businessMask,
      }).catch((error: unknown) => {
        if (isNoPlace(error)) return undefined;
        throw error;
      });
      return found && readBusiness(found);
    },
  };
}

interface SuggestionResource {
  placePrediction?: {
    placeId: string;
    text: { text: string };
    structuredFormat?: { mainText?: { text?: string } };
  };
}

type Prediction = NonNullable<SuggestionResource['placePrediction']>;

function readSuggestion({ placeId, text, structuredFormat }: Prediction): PlaceSuggestion {
  return { placeId, name: structuredFormat?.mainText?.text ?? text.text, description: text.text };
}

async function ask<Answer>(
  { baseUrl, key, fetch }: GooglePlacesSettings,
  { path, mask, ...request }: Omit<GoogleRequest, 'url'> & { path: string; mask: string },
): Promise<Answer> {
  if (key === undefined) throw new GoogleError('denied', 'GOOGLE_PLACES_KEY is not set');
  return googleRequest<Answer>(fetch, {
    ...request,
    url: `${baseUrl === 'google' ? official : baseUrl}${path}`,
    headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': mask },
  });
}

/** A refused key is `invalid` too, so Google's error message decides. */
function isNoPlace(error: unknown): boolean {
  if (!(error instanceof GoogleError)) return false;
  return error.kind === 'not_found' || (error.kind === 'invalid' && /place id/i.test(error.message));
}

interface Place {
  placeId: string;
  name: string;
  /** `małopolskie`, `Lesser Poland Voivodeship`. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** What is asked of a Place of the Places API (New). */
interface PlaceResource {
  id: string;
  displayName: { text: string };
  location: { latitude: number; longitude: number };
  addressComponents?: { longText?: string; shortText?: string; types?: string[] }[];
}

export function readPlace({ id, displayName, location, addressComponents = [] }: PlaceResource): Place {
  const component = (type: string) => addressComponents.find(({ types }) => types?.includes(type));
  return {
    placeId: id,
    name: displayName.text,
    region: (component('administrative_area_level_1')?.longText ?? '').replace(/^województwo /i, ''),
    country: component('country')?.shortText ?? '',
    latitude: location.latitude,
    longitude: location.longitude,
  };
}
