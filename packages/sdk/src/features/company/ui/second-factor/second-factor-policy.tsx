'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';

export interface SecondFactorPolicyProps {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Whether the company asks its members for a second factor. Renders nothing for managers. Put `FreshLogin` on the page,
 * too: the API asks for it before the change.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <SecondFactorPolicy />
 * ```
 */
export function SecondFactorPolicy({ headingLevel = 2, appearance }: SecondFactorPolicyProps): JSX.Element {
  return (
    <Surface component="SecondFactorPolicy" appearance={appearance}>
      <PolicyCard headingLevel={headingLevel} />
    </Surface>
  );
}

const PolicyCard = /* @__PURE__ */ lazyComponent(async () => (await import('./policy-card.tsx')).PolicyCard);
