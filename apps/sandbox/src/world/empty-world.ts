import type { World } from './world.ts';

/** One Google account that manages nothing yet. */
export const emptyWorld: World = {
  accounts: [{ id: '100000000000000000009', name: 'Pusta firma', refreshToken: 'demo-empty', locations: [] }],
};
