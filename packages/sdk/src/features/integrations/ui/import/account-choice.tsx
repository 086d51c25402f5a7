'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { ConnectButton } from '../connect-button.tsx';
import { StepHeader, StepLead, StepSection, StepTitle, type ImportStepProps } from './import-step.ts';

/** Which account to import from. */
export function AccountChoice({ state, consent, headingLevel }: ImportStepProps): JSX.Element {
  const t = useTranslate();
  const { data: accounts = [] } = state.accounts;
  if (accounts.length === 0)
    return (
      <EmptyState
        icon={<PlugIcon size={24} />}
        headingLevel={headingLevel === 1 ? 2 : headingLevel}
        title={t('integrations.empty.title')}
        actions={<ConnectButton consent={consent} />}
      >
        {t('integrations.empty.text')}
      </EmptyState>
    );
  return (
    <StepSection>
      <StepHeader>
        <StepTitle as={`h${headingLevel}`}>{t('integrations.import.accounts')}</StepTitle>
        <ConnectButton consent={consent} variant="default" label={t('integrations.import.another')} />
      </StepHeader>
      <StepLead>{t('integrations.import.accounts_text')}</StepLead>
      <Accounts aria-label={t('integrations.import.accounts')}>
        {accounts.map(({ id, title, login, facilities_count: count, is_disconnected: isLost }) => (
          <Account key={id}>
            <Text>
              <strong>{title}</strong> {isLost && <Tag tone="bad">{t('integrations.disconnected')}</Tag>}
              <span>{[login, t('integrations.locations', { count })].filter(Boolean).join(' · ')}</span>
            </Text>
            {isLost ? (
              <Button
                aria-label={t('integrations.reconnect_named', { title })}
                onPress={consent.connect}
                isPending={consent.isConnecting}
                pendingLabel={t('integrations.connecting')}
                disabledReason={consent.refusal}
              >
                {t('integrations.reconnect')}
              </Button>
            ) : (
              <Button
                aria-label={t('integrations.import.choose_named', { title })}
                icon={<ChevronEndIcon size={16} />}
                onPress={() => state.choose(id)}
              >
                {t('integrations.import.places')}
              </Button>
            )}
          </Account>
        ))}
      </Accounts>
    </StepSection>
  );
}

const Accounts = styled.ul.withConfig(innerClass('LocationImport-accounts'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
`;

const Account = styled.li.withConfig(innerClass('LocationImport-account'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 14px 16px;
  & + & {
    border-block-start: 1px solid var(--pf-line-2);
  }
`;

const Text = styled.div.withConfig(innerClass('LocationImport-accountText'))`
  flex: 1 1 220px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: 600;
  }
  & > span:last-child {
    display: block;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
