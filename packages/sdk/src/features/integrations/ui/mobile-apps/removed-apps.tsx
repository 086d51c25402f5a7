'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { MobileApp } from '../../mobile-apps/use-mobile-apps.ts';

interface RemovedAppsProps {
  apps: readonly MobileApp[];
  headingLevel: 2 | 3;
  /** Why the reader may change nothing. */
  refusal: string | undefined;
  onRemove: (app: MobileApp) => void;
}

/** Apps that were removed while their reviews were kept; these can still be deleted. */
export function RemovedApps({ apps, headingLevel, refusal, onRemove }: RemovedAppsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Stack as="section" gap={4} aria-label={t('mobile_apps.kept')}>
      <Heading level={headingLevel} size="l">
        {t('mobile_apps.kept')}
      </Heading>
      <Text as="p" tone="muted" size="s">
        {t('mobile_apps.kept.text')}
      </Text>
      <DataList label={t('mobile_apps.kept')}>
        {apps.map((app) => (
          <DataRow
            key={app.id}
            part="MobileApps-app"
            title={
              <Link href={app.store_url} target="_blank" rel="noreferrer">
                {app.name}
              </Link>
            }
            details={[
              t(`mobile_apps.store.${app.store}`),
              app.removed_at && t('mobile_apps.kept.since', { date: format.date(app.removed_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            actions={
              <IconButton
                size="s"
                icon={<TrashIcon size={16} />}
                label={refusal ?? t('mobile_apps.kept.delete_named', { name: app.name })}
                isDisabled={refusal !== undefined}
                onPress={() => onRemove(app)}
              />
            }
          />
        ))}
      </DataList>
    </Stack>
  );
}
