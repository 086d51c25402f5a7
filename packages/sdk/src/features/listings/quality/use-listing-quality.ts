import { qualityBands, type QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import { useState } from 'react';
import { useFeatureFlag } from '../../../permissions/use-permission.ts';
import { useRowRange } from '../../../query/paged-rows.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import type { LocationItem } from '../list/location-list.queries.ts';
import type { LocationFilters } from '../list/location-filters.ts';
import { useLocationCount, useLocations, type UseLocationsResult } from '../list/use-locations.ts';

/** What of the quality view the host holds. */
export interface ListingQualityOptions {
  /** The band that is listed, held by you; null for all. Left out, the view holds it. */
  band?: QualityBand | null | undefined;
  /** The reader chose another band. */
  onBandChange?: ((band: QualityBand | null) => void) | undefined;
}

const everything: LocationFilters = {};
const ofBand = Object.fromEntries(qualityBands.map((quality) => [quality, { quality }])) as Readonly<
  Record<QualityBand, LocationFilters>
>;
/**
 * How complete the company's listings are: how many are in each band, the weakest first, and the one that is looked
 * into.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { counts, setBand } = useListingQuality();
 * return <button onClick={() => setBand('very_weak')}>{counts.very_weak}</button>;
 * ```
 */
export function useListingQuality(options: ListingQualityOptions = {}): ListingQualityState {
  const isOn = useFeatureFlag('listing_quality');
  const [band, setBand] = useControlled<QualityBand | null>(options.band, null, options.onBandChange);
  const [range, showRange] = useRowRange();
  const [open, setOpen] = useState<LocationItem>();
  const list = useLocations(band ? ofBand[band] : everything, { order: 'quality', range, enabled: isOn });
  const counts = useBandCounts(isOn);
  return {
    ...list,
    isOn,
    band,
    setBand,
    counts,
    total: sum(Object.values(counts)),
    showRange,
    open,
    setOpen,
  };
}

/** What `useListingQuality` gives. */
export interface ListingQualityState extends UseLocationsResult {
  /** False where the installation has switched the view off. */
  isOn: boolean;
  band: QualityBand | null;
  setBand: (value: QualityBand | null) => void;
  /** How many locations are in each band; undefined until it is known. */
  counts: Readonly<Record<QualityBand, number | undefined>>;
  /** All locations, of every band; undefined until it is known. */
  total: number | undefined;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  /** The location that is looked into. */
  open: LocationItem | undefined;
  setOpen: (value: LocationItem | undefined) => void;
}

function useBandCounts(enabled: boolean): Readonly<Record<QualityBand, number | undefined>> {
  return {
    very_weak: useLocationCount(ofBand.very_weak, { enabled }).data,
    weak: useLocationCount(ofBand.weak, { enabled }).data,
    medium: useLocationCount(ofBand.medium, { enabled }).data,
    good: useLocationCount(ofBand.good, { enabled }).data,
    very_good: useLocationCount(ofBand.very_good, { enabled }).data,
  };
}

function sum(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (all, one) => (all === undefined || one === undefined ? undefined : all + one),
    0,
  );
}
