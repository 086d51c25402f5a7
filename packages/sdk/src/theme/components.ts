/**
 * Each component that draws its own surface, with the slots in it: a host restyles it by
 * `appearance.components.<Name>` and fills its slots by the Provider's `slots.<Name>`.
 * A feature adds its own by module augmentation beside its view.
 */
export interface Components {
  /** A host's own parts in our looks. */
  Surface: Record<never, never>;
}

/** The name of a component that draws its own surface. */
export type ComponentName = keyof Components;
