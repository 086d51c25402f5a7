import type { MapPoint } from './map-point.ts';

/** A marker that can be selected. */
export interface MapMarker extends MapPoint {
  id: string;
  /** Name for screen readers and on hover. */
  label: string;
  /** Text inside, such as a rank. @default a plain pin */
  number?: number | string | undefined;
  /** Any CSS colour; take a token where one fits. @default the primary colour */
  color?: string | undefined;
  /** The colour of the number on it. @default the ink of the primary colour */
  inkColor?: string | undefined;
}

/** Appearance of a group of markers that would overlap. */
export interface GroupLook extends Pick<MapMarker, 'color' | 'inkColor'> {
  /** Name for screen readers and on hover, preceded by its text. */
  label: string;
  /** Text inside, a few letters. */
  number: number | string;
}
