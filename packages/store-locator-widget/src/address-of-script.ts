/** Where the script came from; everything else comes from beside it. A script of an SVG has no address. */
export const addressOfScript: string =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="/store-locator.js"]')?.src ||
  document.baseURI;
