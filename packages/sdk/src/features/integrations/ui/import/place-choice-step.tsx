'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { usePlanLimit } from '../../../company/use-plan-limit.ts';
import { integrationAccess } from '../../integration-access.ts';
import { useRefreshPlaces } from '../../use-google-places.ts';
import { StepHeader, StepSection, StepTitle, type ImportStepProps } from './import-step.ts';
import { PlacePicker } from './place-picker.tsx';

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
    <StepSection>
      <StepHeader>
        <StepTitle as={`h${headingLevel}`}>
          {t('integrations.import.places')}: {account.title}
        </StepTitle>
        <Button size="s" variant="ghost" icon={<ChevronStartIcon size={16} />} onPress={state.back}>
          {t('integrations.import.back')}
        </Button>
      </StepHeader>
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
      <Footer>
        <Note>
          {limit && <span>{t('integrations.import.room', { count: limit.left })}</span>}
          {choice.listedAt && (
            <span>
              {t('integrations.import.listed_at', { date: format.date(choice.listedAt, 'date_time') })}
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
            </span>
          )}
        </Note>
        <Button
          variant="primary"
          onPress={state.start}
          isPending={state.isStarting}
          pendingLabel={t('integrations.import.starting')}
          disabledReason={importing.reason?.text ?? nothing}
        >
          {t('integrations.import.start', { count })}
        </Button>
      </Footer>
    </StepSection>
  );
}

const Footer = styled.div.withConfig(innerClass('LocationImport-footer'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
`;

const Note = styled.div.withConfig(innerClass('LocationImport-note'))`
  display: flex;
  flex-direction: column;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
  }
`;
