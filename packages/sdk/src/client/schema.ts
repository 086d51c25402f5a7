import type { components } from './schema.generated.d.ts';

/** Shapes on the wire, by name, as the API's OpenAPI document declares them. */
export type Schemas = components['schemas'];
