import { List, PersonIcon, Stack, StoreIcon, Text, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { authPaths } from '../../../routing/auth-paths.ts';
import { useStored } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { SessionPage } from '../session-page.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { NewcomerOnly } from './newcomer-only.tsx';
import { RouterLink } from '../../../routing/router-link.tsx';

export default function SelectAccountTypePage() {
  return (
    <PageTexts room="account">
      <NewcomerOnly>
        <SelectAccountType />
      </NewcomerOnly>
    </PageTexts>
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
      <List gap={4}>
        <Way to={authPaths.wizard} icon={<StoreIcon />} name={t('account_type.company')}>
          {t('account_type.company_text')}
        </Way>
        <Way to={authPaths.employee} icon={<PersonIcon />} name={t('account_type.employee')}>
          {t('account_type.employee_text')}
        </Way>
      </List>
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
        <Stack as="span">
          <Text weight="semibold">{name}</Text>
          <Text tone="muted">{children}</Text>
        </Stack>
      </Choice>
    </li>
  );
}

const Choice = styled(RouterLink)`
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
