import * as z from 'zod';

/** A place on the map as a search showed it. */
export interface FoundPlace {
  /** From 1, advertisements not counted. */
  position: number;
  placeId: string;
  name: string;
  /** Empty for a business that only visits its customers. */
  address: string;
  /** Null for the same. */
  latitude: number | null;
  longitude: number | null;
  /** In the words of the provider; empty where it does not say. */
  category: string;
  rating: number | null;
  reviewsCount: number | null;
}

/** Reads the results of one search; whatever is no place on the map is passed over. */
export function readFoundPlaces(result: readonly unknown[] | null | undefined): FoundPlace[] {
  const items = Result.safeParse(result?.[0]).data?.items ?? [];
  return items.flatMap((item) => {
    const { data } = Item.safeParse(item);
    return data ? [toPlace(data)] : [];
  });
}

const Result = z.object({ items: z.array(z.unknown()).nullish() });

/** docs.dataforseo.com/v3/serp/google/maps/task_get/advanced */
const Item = z.object({
  type: z.literal('maps_search'),
  rank_group: z.int().positive(),
  place_id: z.string().min(1),
  title: z.string().nullish(),
  address: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  category: z.string().nullish(),
  rating: z.object({ value: z.number().nullish(), votes_count: z.int().nullish() }).nullish(),
});

function toPlace(item: z.infer<typeof Item>): FoundPlace {
  const address = item.address ?? '';
  return {
    position: item.rank_group,
    placeId: item.place_id,
    name: item.title ?? '',
    address,
    latitude: address === '' ? null : (item.latitude ?? null),
    longitude: address === '' ? null : (item.longitude ?? null),
    category: item.category ?? '',
    rating: item.rating?.value ?? null,
    reviewsCount: item.rating?.votes_count ?? null,
  };
}
