import type { components } from './schema.generated.d.ts';

/** Shapes on the wire, by name, as the API's OpenAPI document declares them: without zod, for browsers. */
export type Schemas = components['schemas'];

export type { operations, paths } from './schema.generated.d.ts';
