/**
 * The surfaces of a store locator, on which its main colour is written. Apart from `readableColor`, which a page fetches
 * for an owner's colour alone.
 */
export const locatorSurfaces = { light: '#ffffff', dark: '#1a1e25' } as const;
