'use client';
import type { JSX } from 'react';
import { reviewBoosterMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { boosterAccess } from '../../booster.queries.ts';

export interface BoosterAuditProps {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | undefined;
  /** Where a company without the Review Booster reads about it; without it no link leads there. */
  promoHref?: string | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const BoosterAuditContent = /* @__PURE__ */ lazyComponent(
  async () => (await import('./booster-audit-content.tsx')).BoosterAuditContent,
);

/**
 * Whether the company's forms are fair: that every visitor was offered the public pages, whatever they answered, that
 * nobody changed the record of it, and the page where anyone can see the same. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-BoosterAudit
 * @example
 * ```tsx
 * <BoosterAudit headingLevel={2} />
 * ```
 */
export function BoosterAudit({ appearance, ...props }: BoosterAuditProps): JSX.Element {
  return (
    <FeatureSurface
      component="BoosterAudit"
      appearance={appearance}
      messages={[reviewBoosterMessages]}
      permission={usePermission(boosterAccess.seeAudit)}
      forbidden="review_booster.audit.forbidden"
      loading={{ blocks: 2, lines: 3 }}
    >
      <BoosterAuditContent {...props} />
    </FeatureSurface>
  );
}
