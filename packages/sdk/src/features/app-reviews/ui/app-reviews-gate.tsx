'use client';
import type { JSX, ReactNode } from 'react';
import { appReviewsMessages } from '../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../i18n/namespaces.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../patterns/query-state.tsx';
import { useFeatureFlag, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { SurfaceProps } from '../../../ui/surface.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PlugIcon } from '../../../ui/icons/place-icons.tsx';
import { type AppReviewStats, appReviewsAccess, getAppReviewStats } from '../app-reviews.queries.ts';

interface AppReviewsGateProps extends Pick<SurfaceProps, 'component' | 'appearance'> {
  /** Where apps are connected; undefined where the reader may not. */
  connectHref: string | undefined;
  /** What to show once there is an app, or a review of one that was removed. */
  children: (stats: AppReviewStats) => ReactNode;
}

/** Around a screen of app reviews: who may see it, and what comes before there are any. */
export function AppReviewsGate({ connectHref, children, ...surface }: AppReviewsGateProps): JSX.Element {
  const t = useTranslate();
  const isOn = useFeatureFlag('app_reviews');
  return (
    <FeatureSurface
      {...surface}
      isFullHeight
      messages={[appReviewsMessages, reviewsMessages]}
      permission={usePermission(appReviewsAccess)}
      forbidden="app_reviews.forbidden"
      loading={{ blocks: 6, lines: 3 }}
    >
      {isOn ? (
        <ConnectedApps connectHref={connectHref}>{children}</ConnectedApps>
      ) : (
        <EmptyState title={t('app_reviews.disabled')}>{t('app_reviews.disabled_text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}

function ConnectedApps({ connectHref, children }: Pick<AppReviewsGateProps, 'connectHref' | 'children'>) {
  const t = useTranslate();
  const query = usePinfoldQuery(getAppReviewStats(useClient()));
  if (query.data && query.data.apps.length > 0) return children(query.data);
  return (
    <QueryState
      query={query}
      failed={t('app_reviews.error')}
      forbidden={t('app_reviews.forbidden')}
      empty={
        query.data && {
          title: t('app_reviews.no_apps.title'),
          text: connectHref === undefined ? t('app_reviews.no_apps.ask') : t('app_reviews.no_apps.text'),
          icon: <PlugIcon size={24} />,
          actions: connectHref !== undefined && (
            <Link href={connectHref} isInApp variant="button">
              {t('app_reviews.no_apps.connect')}
            </Link>
          ),
        }
      }
    />
  );
}
