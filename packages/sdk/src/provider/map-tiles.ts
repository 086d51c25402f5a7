/** Raster tiles of maps. Without them a map is an outline of land and borders. */
export interface MapTiles {
  /** Address of one tile, such as `https://tiles.example.com/{z}/{x}/{y}.png`. */
  tileUrl: string;
  /** Attribution as plain text, shown in the corner of the map. */
  attribution: string;
  /** Link of the attribution. @default no link */
  attributionUrl?: string | undefined;
  /** The closest zoom that has tiles. @default 19 */
  maxZoom?: number | undefined;
}
