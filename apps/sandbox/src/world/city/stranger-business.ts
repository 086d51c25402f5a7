import type { StrangerPlace } from '../catalogue/strangers.ts';
import { seedOf } from '../random.ts';
import type { Business } from './draw-business.ts';

/** Places that are on Maps by name, with reviews of their own. */
export function strangerBusiness(stranger: StrangerPlace): Business {
  const { categoryName, ...rest } = stranger;
  const draw = seedOf('stranger', stranger.placeId);
  return {
    place: { ...rest, categories: [categoryName], regionCode: 'PL', website: '', isServiceArea: false },
    rating: 4.2 + (draw % 6) / 10,
    reviewsCount: 60 + (draw % 240),
    traits: [],
  };
}
