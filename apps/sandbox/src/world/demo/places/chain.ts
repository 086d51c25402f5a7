import type { WorldAccount } from '../../world.ts';
import { lipaPlaces } from './lipa-places.ts';
import type { Place } from './place.ts';
import { sowaPlaces } from './sowa-places.ts';
import { ziarnoPlaces } from './ziarno-places.ts';

export interface Chain extends Pick<WorldAccount, 'id' | 'name' | 'refreshToken' | 'email'> {
  categoryId: string;
  categoryName: string;
  domain: string;
  places: Place[];
  /** Exactly so many reviews over all places. */
  reviews: number;
  /** Reviews with text from the last weeks that nobody has answered yet. */
  waiting: number;
}

export const chains: Chain[] = [
  {
    id: '100000000000000000001',
    name: 'Kawiarnia Lipa',
    refreshToken: 'demo-lipa',
    email: 'profil@kawiarnialipa.example',
    categoryId: 'gcid:cafe',
    categoryName: 'Kawiarnia',
    domain: 'kawiarnialipa.example',
    places: lipaPlaces,
    reviews: 6000,
    waiting: 156,
  },
  {
    id: '100000000000000000002',
    name: 'Piekarnia Ziarno',
    refreshToken: 'demo-ziarno',
    email: 'biuro@piekarniaziarno.example',
    categoryId: 'gcid:bakery',
    categoryName: 'Piekarnia',
    domain: 'piekarniaziarno.example',
    places: ziarnoPlaces,
    reviews: 240,
    waiting: 9,
  },
  {
    id: '100000000000000000003',
    name: 'Palarnia Sowa',
    refreshToken: 'demo-sowa',
    email: 'czesc@palarniasowa.example',
    categoryId: 'gcid:coffee_roasters',
    categoryName: 'Palarnia kawy',
    domain: 'palarniasowa.example',
    places: sowaPlaces,
    reviews: 300,
    waiting: 11,
  },
];
