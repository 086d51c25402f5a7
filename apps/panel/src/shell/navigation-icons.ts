import type { ReviewIcon } from '@pinfold/sdk/ui';

/** A sign beside a section. */
export type NavigationIcon = typeof ReviewIcon;
