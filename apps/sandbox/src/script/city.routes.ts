import { Hono } from 'hono';
import * as z from 'zod';
import { categories } from '../world/catalogue/categories.ts';
import type { City } from '../world/city/city.ts';
import type { CityMove, OpenedBusiness } from '../world/city/city-state.ts';
import { dateInWarsaw, dateOf, dayNumber } from '../world/warsaw-time.ts';
import { foldKeyword } from '../world/city/relevance.ts';
import { placeIdFrom } from '../world/city/city-place.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { check, readBody, ScriptError } from './script-call.ts';

const Day = z.iso.date();
const Latitude = z.coerce.number().min(-90).max(90);
const Longitude = z.coerce.number().min(-180).max(180);

const MoveBody = z
  .object({
    /** A place id, or the id of a location that an account manages. */
    place: z.string().min(1),
    /** Default every search. */
    keyword: z.string().trim().min(1).optional(),
    /** Default today, in Warsaw. */
    from: Day.optional(),
    until: Day.optional(),
    /** Exactly there; 21 stands for nowhere among the first twenty. */
    position: z.int().min(1).max(21).optional(),
    /** Or better by so much; 1 is about ten positions, and less than nothing is worse. */
    lift: z.number().min(-10).max(10).optional(),
    over_days: z.int().min(1).max(365).default(1),
  })
  .strict();

const PlaceBody = z
  .object({
    title: z.string().trim().min(1),
    category: z.enum(categories.map(({ name }) => name.replace('categories/gcid:', ''))).default('cafe'),
    latitude: Latitude,
    longitude: Longitude,
    street: z.string().default('ul. Nowa 1'),
    locality: z.string().default(''),
    rating: z.number().min(1).max(5).default(4.8),
    reviews: z.int().min(0).max(100_000).default(200),
    opens: Day.optional(),
    closes: Day.optional(),
    service_area: z.boolean().default(false),
  })
  .strict();

const SearchQuery = z
  .object({
    keyword: z.string().min(1),
    latitude: Latitude,
    longitude: Longitude,
    day: Day.optional(),
  })
  .strict();

/** Scripts the city around all listings: reads ranks, and makes a place rank better or worse. */
export function cityScriptRoutes(world: LiveWorld, city: City): Hono {
  const today = (): string => dateInWarsaw(world.now());
  return new Hono()
    .get('/city', (c) => {
      const { day = today(), ...query } = check(SearchQuery, c.req.query());
      return c.json({ day, results: city.rankPlaces({ ...query, day }).map(described) });
    })
    .post('/city', async (c) => {
      const body = await readBody(c, MoveBody);
      if ((body.position === undefined) === (body.lift === undefined)) {
        throw new ScriptError(400, 'Give a position, or a lift.');
      }
      const managed = world.state.source.findLocation(body.place);
      const move: CityMove = {
        id: `move-${world.state.lastNumber + 1}`,
        placeId: managed?.location.placeId ?? body.place,
        from: dayNumber(body.from ?? today()),
        ...(body.until === undefined ? {} : { until: dayNumber(body.until) }),
        ...(body.keyword === undefined ? {} : { keyword: foldKeyword(body.keyword) }),
        ...(body.position === undefined ? {} : { position: body.position }),
        ...(body.lift === undefined ? {} : { lift: { by: body.lift, overDays: body.over_days } }),
      };
      world.commit({ kind: 'city_moved', move });
      return c.json({ move: move.id, place_id: move.placeId, from: dateOf(move.from) }, 201);
    })
    .post('/city/places', async (c) => {
      const body = await readBody(c, PlaceBody);
      const business = opened(body, dayNumber(body.opens ?? today()), `opened ${world.state.lastNumber + 1}`);
      world.commit({ kind: 'city_opened', business });
      return c.json({ place_id: business.place.placeId }, 201);
    })
    .delete('/city', (c) => {
      world.commit({ kind: 'city_cleared' });
      return c.body(null, 204);
    });
}

function opened(body: z.infer<typeof PlaceBody>, from: number, key: string): OpenedBusiness {
  const { title, category, latitude, longitude, street, locality, rating, reviews, closes } = body;
  return {
    place: {
      placeId: placeIdFrom(key),
      title,
      categories: [`categories/gcid:${category}`],
      street,
      postalCode: '',
      locality,
      regionCode: 'PL',
      latitude,
      longitude,
      phone: '',
      website: '',
      isServiceArea: body.service_area,
      isClaimed: true,
    },
    rating,
    reviewsCount: reviews,
    traits: [],
    from,
    ...(closes === undefined ? {} : { until: dayNumber(closes) }),
  };
}

function described({
  position,
  place,
  rating,
  reviewsCount,
}: ReturnType<City['rankPlaces']>[number]): object {
  return {
    position,
    place_id: place.placeId,
    location: place.locationId ?? null,
    title: place.title,
    address: `${place.street}, ${place.locality}`,
    rating,
    reviews: reviewsCount,
  };
}
