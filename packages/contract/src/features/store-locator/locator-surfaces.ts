/** The surfaces of a store locator, on which its main colour is written. */
export const locatorSurfaces = { light: '#ffffff', dark: '#1a1e25' } as const;
