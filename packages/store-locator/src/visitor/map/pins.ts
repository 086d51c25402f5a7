import { clusterStores } from '../../engine/cluster-stores.ts';
import type { LocatorEngine, StoreResult } from '../../engine/locator-engine.ts';
import type { PublicStoreCard } from '../../locator-source.ts';
import type { MapMessages } from '../messages/map-messages.ts';
import type { MapPin, MapView } from './locator-map-adapter.ts';

interface Scene {
  engine: LocatorEngine;
  result: StoreResult;
  selected: number | null;
  view: MapView;
  mapMessages: MapMessages;
}

/** Returns the marks from north to south. The selected store has its own mark even inside a cluster. */
export function pinsOf({ engine, result, selected, view, mapMessages }: Scene): MapPin[] {
  const clusters = clusterStores(engine, result.rows, { ...view, most: mostPins });
  const pins = clusters.map((cluster): MapPin => {
    const { latitude, longitude, count, row } = cluster;
    const card = row >= 0 ? engine.cardAt(row) : null;
    return {
      key: card ? `store ${card.id}` : `${count} at ${latitude} ${longitude}`,
      id: card?.id ?? null,
      latitude,
      longitude,
      count,
      label: card ? nameOf(card) : mapMessages.cluster(count, engine.cardAt(cluster.first).city),
      isSelected: card?.id === selected && selected !== null,
      isFocused: false,
      cluster: card ? null : cluster,
    };
  });
  const row = selected === null ? undefined : engine.rowOf(selected);
  if (row !== undefined && !pins.some(({ isSelected }) => isSelected)) {
    const card = engine.cardAt(row);
    const { id, latitude, longitude } = card;
    if (latitude !== null && longitude !== null)
      pins.push({
        key: `store ${id}`,
        id,
        latitude,
        longitude,
        count: 1,
        label: nameOf(card),
        isSelected: true,
        isFocused: false,
        cluster: null,
      });
  }
  return pins.sort((one, other) => other.latitude - one.latitude || one.longitude - other.longitude);
}

function nameOf({ name, street, city }: PublicStoreCard): string {
  return [name, street, city].filter(Boolean).join(', ');
}

/** More marks would be unreadable. */
const mostPins = 40;
