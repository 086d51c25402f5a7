import type { MapPoint } from './map-point.ts';

/** Something on the map that can be chosen. */
export interface MapMarker extends MapPoint {
  id: string;
  /** What it is, for screen readers and on hover. */
  label: string;
  /** Shown in it, such as a position in a ranking. @default a plain pin */
  number?: number | string | undefined;
  /** Any CSS colour; take a token where one fits. @default the primary colour */
  color?: string | undefined;
  /** The colour of the number on it. @default the ink of the primary colour */
  inkColor?: string | undefined;
}

/** How several markers that would touch are drawn as one. */
export interface GroupLook extends Pick<MapMarker, 'color' | 'inkColor'> {
  /** What it is, for screen readers and on hover; what is written in it is said before it. */
  label: string;
  /** Written in it, in a few letters. */
  number: number | string;
}
