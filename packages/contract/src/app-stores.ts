/** The stores whose apps can be connected. */
export const appStores = ['google_play', 'app_store'] as const;

/** A store of mobile apps. */
export type AppStore = (typeof appStores)[number];
