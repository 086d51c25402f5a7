'use client';
import { type KeyCheckOutcome, keyChecks } from '@pinfold/contract/features/integrations/app-keys';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type Tone, Tag } from '../../../../ui/display/tag.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { AppKeyVerdict } from '../../mobile-apps/use-mobile-app-accounts.ts';

const tones: Readonly<Record<KeyCheckOutcome, Tone>> = {
  passed: 'good',
  failed: 'bad',
  later: 'info',
  not_reached: 'mute',
};

/** The checks of a key, one by one, with what each found; without a verdict they are still on their way. */
export function AppKeyChecks({ verdict }: { verdict: AppKeyVerdict | undefined }): JSX.Element {
  const t = useTranslate();
  return (
    <Stack gap={3}>
      <Text role="status" weight="semibold" tone={verdict && (verdict.is_usable ? 'good' : 'bad')}>
        {t(
          !verdict
            ? 'mobile_apps.checking'
            : verdict.is_usable
              ? 'mobile_apps.verdict.usable'
              : 'mobile_apps.verdict.refused',
        )}
      </Text>
      <List as="ol" gap={3} aria-label={t('mobile_apps.checks')}>
        {keyChecks.map((check) => {
          const found = verdict?.checks.find((one) => one.check === check);
          return (
            <Stack as="li" key={check} gap={1}>
              <Row gap={3} wrap>
                <Text weight="medium">{t(`mobile_apps.check.${check}`)}</Text>
                <Tag tone={found && tones[found.outcome]}>
                  {t(found ? `mobile_apps.outcome.${found.outcome}` : 'mobile_apps.outcome.pending')}
                </Tag>
              </Row>
              {found && (
                <Text size="s" tone={found.outcome === 'failed' ? 'bad' : 'muted'} wrap="pretty">
                  {found.text}
                </Text>
              )}
            </Stack>
          );
        })}
      </List>
    </Stack>
  );
}
