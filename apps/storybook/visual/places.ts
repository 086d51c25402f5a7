import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the suite's own build lies; nobody publishes it. */
export const storybook = fileURLToPath(new URL('../../../.cache/storybook', import.meta.url));
