import type { WorldLocation } from '../world.ts';
import { baristaOf } from './people/baristas.ts';
import type { Brand, Scene, Voice } from './phrases/phrasebook.ts';
import type { Random } from './random.ts';
import { warsawTime } from './warsaw-time.ts';

export function sceneAt(random: Random, location: WorldLocation, voice: Voice, time: number): Scene {
  return {
    brand: brandOf(location),
    labels: location.labels,
    town: location.address.locality,
    street: location.address.addressLines[0] ?? '',
    time: warsawTime(time),
    voice,
    barista: baristaOf(location.id, random),
  };
}

/** A location's category tells the chain, so that a world of anybody's making can be written about. */
function brandOf(location: WorldLocation): Brand {
  if (location.categoryId.endsWith('bakery')) return 'ziarno';
  if (location.categoryId.endsWith('coffee_roasters')) return 'sowa';
  return 'lipa';
}
