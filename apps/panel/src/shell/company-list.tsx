import { useCompanies } from '@pinfold/sdk/headless/company';
import { Avatar, CheckIcon, Inset, SearchField, Stack, Text, token } from '@pinfold/sdk/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { browserStore } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import { useText } from '../texts/use-text.ts';
import { CompanyActions } from './company-actions.tsx';
import { useLeaveOwnPage } from './use-leave-own-page.ts';

/** The reader's companies by name, with what they are in each. */
export function CompanyList({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const { companyId } = useStored();
  const [query, setQuery] = useState('');
  // On a phone the keyboard would cover the companies that are to be chosen from.
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const name = useDeferredValue(query.trim());
  const { data, isError } = useCompanies(name ? { name } : {});
  const leaveOwnPage = useLeaveOwnPage();
  const choose = (id: number) => {
    browserStore.write({ companyId: id });
    leaveOwnPage();
    onChoose();
  };
  const words = isError ? t('company.list_failed') : data?.results.length === 0 ? t('company.none') : '';
  return (
    <Inset inlineSize="min(300px, calc(100vw - 60px))">
      <SearchField
        autoFocus={!isTouch}
        label={t('company.search')}
        placeholder={t('company.search')}
        clearLabel={t('company.clear')}
        value={query}
        onChange={setQuery}
      />
      <List>
        {data?.results.map((company) => (
          <li key={company.id}>
            <Choice
              type="button"
              aria-current={company.id === companyId || undefined}
              onClick={() => choose(company.id)}
            >
              <Avatar name={company.name} size="s" />
              <Stack as="span" flex="grow">
                {company.name}
                <Text size="s" tone="subtle" weight="regular">
                  {t(`member.${company.company_user.type}`)}
                </Text>
              </Stack>
              {company.id === companyId && <CheckIcon size={16} />}
            </Choice>
          </li>
        ))}
      </List>
      <Text as="p" role="status" tone="muted" padding={words === '' ? 0 : [3, 1, 1]}>
        {words}
      </Text>
      <CompanyActions onChoose={onChoose} />
    </Inset>
  );
}

const List = styled.ul`
  max-block-size: min(320px, 50dvh);
  margin: 8px -6px 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${token('radius-s')};
  background: transparent;
  color: ${token('color-ink')};
  font: inherit;
  font-weight: 500;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${token('color-hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
`;
