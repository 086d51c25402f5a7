import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import {
  Avatar,
  Button,
  CheckIcon,
  ChevronDownIcon,
  Divider,
  Inset,
  PlusIcon,
  Popover,
  Row,
  SearchField,
  Stack,
  TeamIcon,
  Text,
  token,
} from '@pinfold/sdk/ui';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { paths } from '../routing/paths.ts';
import { usePanelSession, useRouteAt } from '../routing/use-panel-session.ts';
import { browserStore, useStored } from '../session/session-store.ts';
import { useText } from '../texts/use-text.ts';
import { OnlyWide } from './frame-parts.ts';
import { companyLinks, type CompanyLink } from './navigation.ts';

/** In whose name the reader acts, and the way to another company. */
export function CompanyMenu() {
  const t = useText();
  const { companyId } = useStored();
  const { data: current } = useCurrentCompany();
  const { data: list } = useCompanies();
  const company = current ?? list?.results.find(({ id }) => id === companyId);
  if (!company) return null;
  // What is seen has to be part of the accessible name, so that it can be said to the button.
  const role = t(`member.${company.company_user.type}`);
  return (
    <Shrinking>
      <Popover
        label={t('company.title')}
        trigger={
          <Button aria-label={t('company.change', { name: `${company.name} ${role}` })}>
            <Row as="span" gap={3} minInlineSize="0">
              <Avatar name={company.name} size="s" />
              <Text clamp={1} maxInlineSize="28ch">
                {company.name}
              </Text>{' '}
              <OnlyWide>
                <Text tone="subtle">{role}</Text>
              </OnlyWide>
              <ChevronDownIcon size={14} />
            </Row>
          </Button>
        }
      >
        {(close) => <CompanyList onChoose={close} />}
      </Popover>
    </Shrinking>
  );
}

/** The reader's companies by name, with what they are in each. */
function CompanyList({ onChoose }: { onChoose: () => void }) {
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
  const message = isError ? t('company.list_failed') : data?.results.length === 0 ? t('company.none') : '';
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
      <Text as="p" role="status" tone="muted" padding={message === '' ? 0 : [3, 1, 1]}>
        {message}
      </Text>
      <CompanyActions onChoose={onChoose} />
    </Inset>
  );
}

/** What can be done about companies besides choosing one: adding one, and seeing who works in it. */
function CompanyActions({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const links = companyLinks(usePanelSession(), useRouteAt());
  if (links.length === 0) return null;
  return (
    <Stack gap={4} padding={[4, 0, 0]}>
      <Divider />
      <Row gap={3} wrap>
        {links.map(({ name, href }) => (
          <Button
            key={name}
            size="s"
            icon={icons[name]}
            onPress={() => {
              onChoose();
              void navigate(href);
            }}
          >
            {t(`company.${name}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

const icons: Record<CompanyLink['name'], React.ReactNode> = {
  add: <PlusIcon size={16} />,
  team: <TeamIcon size={16} />,
};

/** Leads away from a page about one thing of one company, which the next company does not have. */
function useLeaveOwnPage(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routeAt = useRouteAt();
  return () => {
    if (routeAt(pathname).path.includes(':')) void navigate(paths.home);
  };
}

const Shrinking = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-inline-size: 0;
  & > button {
    min-inline-size: 0;
  }
`;

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
