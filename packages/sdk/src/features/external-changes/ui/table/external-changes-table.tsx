'use client';
import type { JSX } from 'react';
import { externalChangesMessages, listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import {
  useExternalChangesTable,
  type ExternalChangesTableOptions,
} from '../../use-external-changes-table.ts';
import type { ExternalChangesTableAppearance } from './changes-table-context.ts';
import { ExternalChangesTableView } from './external-changes-table-view.tsx';

export interface ExternalChangesTableProps
  extends ExternalChangesTableOptions, ExternalChangesTableAppearance {
  /** Appearance of this table alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * External changes of the company's locations, by location or grouped by identical changes, with the company's value
 * beside the proposed one. Accepts and rejects one, a location, identical ones, a selection or all that match, with a
 * few seconds to undo. Fills its parent, which needs a definite height, and shows cards in narrow layouts. Only rows on
 * screen are rendered.
 *
 * Failures are shown in place and reported to the Provider's `onError`. What the user may not do is disabled with the
 * reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ExternalChangesTable
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <ExternalChangesTable
 *     filters={parseExternalChangeFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatExternalChangeFilters(filters))}
 *     getHref={({ id }) => `/locations/${id}`}
 *   />
 * );
 * ```
 */
export function ExternalChangesTable({ appearance, ...props }: ExternalChangesTableProps): JSX.Element {
  const { reason } = usePermission('view_external_changes');
  return (
    <FeatureSurface
      component="ExternalChangesTable"
      appearance={appearance}
      isFullHeight
      messages={[externalChangesMessages, listingValueMessages]}
      permission={{ reason }}
      forbidden="external_changes.table.forbidden"
      loading={{ blocks: 6 }}
    >
      <AllowedTable {...props} />
    </FeatureSurface>
  );
}

function AllowedTable({
  title,
  headingLevel,
  headerActions,
  getHref,
  hasShortcuts,
  slots,
  ...options
}: Omit<ExternalChangesTableProps, 'appearance'>) {
  const table = useExternalChangesTable(options);
  return (
    <ExternalChangesTableView
      {...{ table, title, headingLevel, headerActions, getHref, hasShortcuts, slots }}
    />
  );
}
