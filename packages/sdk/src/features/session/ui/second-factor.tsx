'use client';
import type { JSX } from 'react';
import { sessionMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { type SecondFactorState, useSecondFactor } from '../second-factor.ts';

export interface SecondFactorProps {
  /** Called once the user has set it up and closed the recovery codes. */
  onEnrolled?: (() => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The user's second factor: set up an authenticator app by a QR code, add passkeys, keep recovery codes, turn it off. Put
 * `FreshLogin` on the page, too: the API asks for it before most of this.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <SecondFactor onEnrolled={() => notify('Logowanie dwuetapowe jest włączone')} />
 * ```
 */
export function SecondFactor({ onEnrolled, headingLevel = 2, appearance }: SecondFactorProps): JSX.Element {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(sessionMessages);
  const { data, error, isFetching, refetch } = useSecondFactor();
  return (
    <Surface component="SecondFactor" appearance={appearance}>
      <Card
        title={
          <Row as="span" gap={3} rowGap={2} wrap>
            {t('session.factor.title')}
            {data && hasFactor(data) && <Tag tone="good">{t('session.factor.on')}</Tag>}
          </Row>
        }
        headingLevel={headingLevel}
        text={t('session.factor.lead')}
      >
        {data && areWordsReady ? (
          <HeldFactor state={data} headingLevel={headingLevel} onEnrolled={onEnrolled} />
        ) : error ? (
          <ErrorState
            title={t('session.factor.failed')}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t('common.loading')} lines={2} />
        )}
      </Card>
    </Surface>
  );
}

const HeldFactor = /* @__PURE__ */ lazyComponent(async () => (await import('./held-factor.tsx')).HeldFactor);

function hasFactor({ totp_since, passkeys }: SecondFactorState): boolean {
  return totp_since !== null || passkeys.length > 0;
}
