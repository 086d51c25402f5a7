import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the Storybook that this suite builds; not the published one. */
export const storybook = fileURLToPath(new URL('../../../.cache/storybook', import.meta.url));
