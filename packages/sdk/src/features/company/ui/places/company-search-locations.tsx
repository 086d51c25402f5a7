'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useCompanySearchLocations } from '../../search-locations/use-company-search-locations.ts';
import { CompanySurface } from '../shared/company-surface.tsx';
import {
  CompanySearchLocationsView,
  type CompanySearchLocationsLooks,
} from './company-search-locations-view.tsx';

export interface CompanySearchLocationsProps extends CompanySearchLocationsLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * From where the company watches its positions: towns found by their names, towns of the own locations as suggestions to
 * take or to reject with the way back, and removing one.
 *
 * Failures are shown in place; what concerns more than a form is told to the Provider's `onError`. What the reader may
 * not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanySearchLocations
 * @example
 * ```tsx
 * <CompanySearchLocations planHref="/plan" />
 * ```
 */
export function CompanySearchLocations({ appearance, ...looks }: CompanySearchLocationsProps): JSX.Element {
  return (
    <CompanySurface component="CompanySearchLocations" appearance={appearance}>
      <Allowed {...looks} />
    </CompanySurface>
  );
}

function Allowed(looks: CompanySearchLocationsLooks) {
  return <CompanySearchLocationsView state={useCompanySearchLocations()} {...looks} />;
}
