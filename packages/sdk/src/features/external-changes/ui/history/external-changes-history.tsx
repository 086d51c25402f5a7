'use client';
import type { JSX } from 'react';
import { externalChangesMessages, listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import {
  useExternalChangesHistory,
  type ExternalChangesHistoryOptions,
} from '../../history/use-external-changes-history.ts';
import { ExternalChangesHistoryView } from './external-changes-history-view.tsx';
import type { ExternalChangesHistoryAppearance } from './history-context.ts';

export interface ExternalChangesHistoryProps
  extends ExternalChangesHistoryOptions, ExternalChangesHistoryAppearance {
  /** Appearance of the history alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The history of external changes: former and proposed values, the user or rule that decided, when, and the provider's
 * response. A row opens to show each step. Fills its parent, which needs a definite height, and shows cards in narrow
 * layouts.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ExternalChangesHistory
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <ExternalChangesHistory
 *     filters={parseExternalChangeFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatExternalChangeFilters(filters))}
 *     getHref={({ id }) => `/locations/${id}`}
 *   />
 * );
 * ```
 */
export function ExternalChangesHistory({
  appearance,
  getHref,
  ...options
}: ExternalChangesHistoryProps): JSX.Element {
  const history = useExternalChangesHistory(options);
  return (
    <FeatureSurface
      component="ExternalChangesHistory"
      appearance={appearance}
      isFullHeight
      messages={[externalChangesMessages, listingValueMessages]}
      permission={history.permission}
      forbidden="external_changes.history.forbidden"
      loading={{ blocks: 6 }}
    >
      <ExternalChangesHistoryView history={history} getHref={getHref} />
    </FeatureSurface>
  );
}
