import {
  boundsOf,
  type Coordinates,
  distanceMeters,
  type GeoBounds,
  longitudeNear,
} from '@pinfold/contract/geo';

interface Placed {
  id: number;
  latitude: number | null;
  longitude: number | null;
}

/** The area of all that have coordinates; null where none has. */
export function boundsOfPlaced(cards: readonly Placed[]): GeoBounds | null {
  return boundsOf(cards.filter(isPlaced));
}

/** Where half of the locations lie to each side: one far away moves it little. */
export function middleOf(cards: readonly Placed[]): Coordinates | null {
  const placed = cards.filter(isPlaced);
  const bounds = boundsOf(placed);
  if (!bounds) return null;
  const center = (bounds[1] + bounds[3]) / 2;
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: middle(placed.map(({ latitude }) => latitude)),
    longitude: longitudeNear(middle(placed.map(({ longitude }) => longitudeNear(longitude, center))), 0),
  };
}

/** The so many nearest to a place, the nearest first; those without coordinates come last. */
export function nearestTo<Card extends Placed>(
  cards: readonly Card[],
  center: Coordinates | null,
  count: number,
): Card[] {
  const far = (card: Card) => (center && isPlaced(card) ? distanceMeters(center, card) : Infinity);
  return cards
    .map((card) => ({ card, distance: far(card) }))
    .sort((a, b) => compare(a.distance, b.distance) || a.card.id - b.card.id)
    .slice(0, count)
    .map(({ card }) => card);
}

/**
 * Along a curve that fills the map, so that neighbours in the list are neighbours on the ground: any slice of it is an
 * area. Those without coordinates come last.
 */
export function alongCurve<Card extends Placed>(cards: readonly Card[]): Card[] {
  return cards
    .map((card) => ({ card, place: isPlaced(card) ? hilbertPlace(card) : Infinity }))
    .sort((a, b) => compare(a.place, b.place) || a.card.id - b.card.id)
    .map(({ card }) => card);
}

/** How far along a Hilbert curve of 65,536 by 65,536 cells around the earth a place is. */
export function hilbertPlace({ latitude, longitude }: Coordinates): number {
  let x = cellOf((longitude + 180) / 360);
  let y = cellOf((latitude + 90) / 180);
  let place = 0;
  for (let side = cells / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const upper = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ upper);
    if (upper === 1) continue;
    if (right === 1) [x, y] = [cells - 1 - x, cells - 1 - y];
    [x, y] = [y, x];
  }
  return place;
}

const cells = 65_536;

function cellOf(share: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));
}

function isPlaced<Card extends Placed>(card: Card): card is Card & Coordinates {
  return card.latitude !== null && card.longitude !== null;
}

/** Infinity less infinity is no number, and would leave the order to chance. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
