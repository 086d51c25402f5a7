import { PersonIcon, StoreIcon, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useStored } from '../../../session/use-stored.ts';
import { useText } from '../../../texts/use-text.ts';
import { AccountTexts } from '../account-texts.tsx';
import { SessionPage } from '../session-page.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { NewcomerOnly } from './newcomer-only.tsx';

export default function SelectAccountTypePage() {
  return (
    <AccountTexts>
      <NewcomerOnly>
        <SelectAccountType />
      </NewcomerOnly>
    </AccountTexts>
  );
}

/** The first question to a new user: set up a company, or join one. */
function SelectAccountType() {
  const t = useText();
  const email = useStored().user?.email ?? '';
  return (
    <SessionPage
      title={t('account_type.title')}
      lead={t('account_type.lead', { email })}
      footer={<LogOutButton />}
    >
      <Choices>
        <Way to="/wizard" icon={<StoreIcon />} name={t('account_type.company')}>
          {t('account_type.company_text')}
        </Way>
        <Way to="/session/employee-page" icon={<PersonIcon />} name={t('account_type.employee')}>
          {t('account_type.employee_text')}
        </Way>
      </Choices>
    </SessionPage>
  );
}

interface WayProps {
  to: string;
  icon: ReactNode;
  name: string;
  children: string;
}

function Way({ to, icon, name, children }: WayProps) {
  return (
    <li>
      <Choice to={to}>
        <Symbol>{icon}</Symbol>
        <span>
          <Name>{name}</Name>
          <Text>{children}</Text>
        </span>
      </Choice>
    </li>
  );
}

const Choices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-m')};
  color: inherit;
  text-decoration: none;
  transition: border-color 120ms;
  &:hover {
    border-color: ${token('color-primary')};
    background: ${token('color-hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
`;

const Symbol = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${token('color-primary-soft')};
  color: ${token('color-primary-strong')};
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
`;

const Text = styled.span`
  display: block;
  color: ${token('color-ink-2')};
`;
