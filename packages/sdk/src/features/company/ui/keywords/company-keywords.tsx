'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useCompanyKeywords } from '../../keywords/use-company-keywords.ts';
import { CompanySurface } from '../shared/company-surface.tsx';
import { CompanyKeywordsView, type CompanyKeywordsLooks } from './company-keywords-view.tsx';

export interface CompanyKeywordsProps extends CompanyKeywordsLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What the company wants to be found by on maps: keywords for all its locations, for a group, or for one, added many at
 * once, filtered, and removed with the way back.
 *
 * Failures are shown in place; what concerns more than a form is told to the Provider's `onError`. What the reader may
 * not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyKeywords
 * @example
 * ```tsx
 * <CompanyKeywords planHref="/plan" />
 * ```
 */
export function CompanyKeywords({ appearance, ...looks }: CompanyKeywordsProps): JSX.Element {
  return (
    <CompanySurface component="CompanyKeywords" appearance={appearance}>
      <Allowed {...looks} />
    </CompanySurface>
  );
}

function Allowed(looks: CompanyKeywordsLooks) {
  return <CompanyKeywordsView state={useCompanyKeywords()} {...looks} />;
}
