'use client';
import type { JSX, ReactNode } from 'react';
import { appReviewsMessages } from '../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../i18n/namespaces.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
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
  /** The screen, which waits for no statistics. */
  children: (apps: ConnectedApps) => ReactNode;
}

/** What is known of the company's apps. */
export interface ConnectedApps {
  /** Undefined until they are read, and where they could not be. */
  stats: AppReviewStats | undefined;
  /** In place of reviews where there is no app, and none that was removed and left some. */
  noApps: JSX.Element | undefined;
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
        <WithApps connectHref={connectHref}>{children}</WithApps>
      ) : (
        <EmptyState title={t('app_reviews.disabled')}>{t('app_reviews.disabled_text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}

function WithApps({ connectHref, children }: Pick<AppReviewsGateProps, 'connectHref' | 'children'>) {
  const t = useTranslate();
  const { data: stats } = usePinfoldQuery(getAppReviewStats(useClient()));
  const noApps = stats?.apps.length === 0 && (
    <EmptyState
      title={t('app_reviews.no_apps.title')}
      icon={<PlugIcon size={24} />}
      actions={
        connectHref !== undefined && (
          <Link href={connectHref} isInApp variant="button">
            {t('app_reviews.no_apps.connect')}
          </Link>
        )
      }
    >
      {connectHref === undefined ? t('app_reviews.no_apps.ask') : t('app_reviews.no_apps.text')}
    </EmptyState>
  );
  return children({ stats, noApps: noApps || undefined });
}
