'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useCompanyWebsites } from '../../websites/use-company-websites.ts';
import { CompanySurface } from '../shared/company-surface.tsx';
import { CompanyWebsitesView, type CompanyWebsitesLooks } from './company-websites-view.tsx';

export interface CompanyWebsitesProps extends CompanyWebsitesLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's websites, and what each is searched by from where: to add, to look into and to remove, as far as the plan
 * goes.
 *
 * Failures are shown in place; what concerns more than a form is told to the Provider's `onError`. What the reader may
 * not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyWebsites
 * @example
 * ```tsx
 * <CompanyWebsites planHref="/plan" searchLocationsHref="/keywords" />
 * ```
 */
export function CompanyWebsites({ appearance, ...looks }: CompanyWebsitesProps): JSX.Element {
  return (
    <CompanySurface component="CompanyWebsites" appearance={appearance}>
      <Allowed {...looks} />
    </CompanySurface>
  );
}

function Allowed(looks: CompanyWebsitesLooks) {
  return <CompanyWebsitesView state={useCompanyWebsites()} {...looks} />;
}
