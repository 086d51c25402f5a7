/** What the map says. It comes along with the part that needs it, in all languages. */
export interface MapWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to all that was found. */
  fit: string;
  follow: string;
  onMap: string;
  /** `near` is a town, or empty. */
  cluster(count: number, near: string): string;
  consent: string;
  consentMeaning(host: string): string;
  tilesFailed: string;
}
