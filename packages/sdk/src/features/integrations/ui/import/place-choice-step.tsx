'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { usePlanLimit } from '../../../company/plan-limit.ts';
import { integrationAccess } from '../../integration-access.ts';
import { useRefreshPlaces } from '../../use-google-places.ts';
import type { ImportStepProps } from './import-step.ts';
import { PlacePicker } from './place-picker.tsx';
import { Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

/** Which places of the account to import. */
export function PlaceChoiceStep({ state, headingLevel }: ImportStepProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const refresh = useRefreshPlaces();
  const limit = usePlanLimit('max_facilities');
  const importing = usePermission(integrationAccess.import);
  const { account, choice, startError } = state;
  if (!account) return null;
  const count = choice.selected.size;
  const nothing = count === 0 ? t('integrations.import.nothing_selected') : undefined;
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread as="header" part="LocationImport-header" gap={5} rowGap={2}>
        <Heading level={headingLevel}>
          {t('integrations.import.places')}: {account.title}
        </Heading>
        <Button size="s" variant="ghost" icon={<ChevronStartIcon size={16} />} onPress={state.back}>
          {t('integrations.import.back')}
        </Button>
      </Spread>
      {choice.problem && (
        <Banner tone="warn" role="status">
          {t(`integrations.import.problem.${choice.problem}`)}
        </Banner>
      )}
      <PlacePicker choice={choice} accountTitle={account.title} />
      {startError && (
        <Banner tone="bad" role="alert">
          {startError.detail ?? t('error.generic')}
        </Banner>
      )}
      <Spread gap={6} rowGap={3}>
        <Stack>
          {limit && (
            <Text size="s" tone="subtle">
              {t('integrations.import.room', { count: limit.left })}
            </Text>
          )}
          {choice.listedAt && (
            <Row as="span" gap={3} rowGap={0} wrap>
              <Text size="s" tone="subtle">
                {t('integrations.import.listed_at', { date: format.date(choice.listedAt, 'date_time') })}
              </Text>
              <Button
                size="s"
                variant="ghost"
                icon={<RefreshIcon size={14} />}
                onPress={() => refresh.mutate(account.id)}
                isPending={refresh.isPending || choice.isListing}
                pendingLabel={t('common.loading')}
              >
                {t('integrations.import.refresh')}
              </Button>
            </Row>
          )}
        </Stack>
        <Button
          variant="primary"
          onPress={state.start}
          isPending={state.isStarting}
          pendingLabel={t('integrations.import.starting')}
          disabledReason={importing.reason?.text ?? nothing}
        >
          {t('integrations.import.start', { count })}
        </Button>
      </Spread>
    </Stack>
  );
}
