'use client';
import type { JSX } from 'react';
import { externalChangesMessages, listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
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
  const hasMessages = useFeatureMessages(externalChangesMessages);
  const areNamesReady = useFeatureMessages(listingValueMessages);
  const t = useTranslate();
  const { reason, isPending } = history.permission;
  return (
    <Surface component="ExternalChangesHistory" appearance={appearance} isFullHeight>
      {!hasMessages || !areNamesReady || isPending ? (
        <Skeleton label={t('common.loading')} blocks={6} />
      ) : reason ? (
        <ForbiddenState title={t('external_changes.history.forbidden')} reason={reason.text} />
      ) : (
        <ExternalChangesHistoryView history={history} getHref={getHref} />
      )}
    </Surface>
  );
}
