import type { Endpoint } from './endpoint.ts';

/** The endpoints that a module declares, by name; of a union of modules, those of each. */
export type OperationsOf<Module> = Module extends unknown
  ? { [Name in keyof Module]: Module[Name] extends Endpoint ? Name : never }[keyof Module]
  : never;
