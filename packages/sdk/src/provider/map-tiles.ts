/** Where a map's pictures come from. Without them a map is an outline of land and borders. */
export interface MapTiles {
  /** Address of one tile, such as `https://tiles.example.com/{z}/{x}/{y}.png`. */
  tileUrl: string;
  /** Whom to thank, in plain words; shown in the corner of the map. */
  attribution: string;
  /** Where those thanks lead. @default no link */
  attributionUrl?: string | undefined;
  /** The closest zoom that has tiles. @default 19 */
  maxZoom?: number | undefined;
}
