import type { Business } from './draw-business.ts';

/** What the script made of the city. Only `applyEvent` changes it. */
export interface CityState {
  moves: CityMove[];
  opened: OpenedBusiness[];
}

/** A place that ranks better or worse than it would by itself. */
export interface CityMove {
  id: string;
  placeId: string;
  /** Default every search. */
  keyword?: string;
  /** Days from 1970, both included; without an end it lasts. */
  from: number;
  until?: number;
  /** What is added to its score, growing over so many days; 1 is about ten positions. */
  lift?: { by: number; overDays: number };
  /** Exactly where it stands; beyond 20 it is found by nobody. */
  position?: number;
}

export interface OpenedBusiness extends Business {
  from: number;
  until?: number;
}
