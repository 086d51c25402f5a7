import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Avatar, Button, ChevronDownIcon, Popover, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useStored } from '../session/use-stored.ts';
import { useText } from '../texts/use-text.ts';
import { CompanyList } from './company-list.tsx';

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
            <Row>
              <Avatar name={company.name} size="s" />
              <Name>{company.name}</Name> <Role>{role}</Role>
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

const Shrinking = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-inline-size: 0;
  & > button {
    min-inline-size: 0;
  }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

const Name = styled.span`
  min-inline-size: 0;
  max-inline-size: 28ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Role = styled.span`
  color: ${token('color-ink-3')};
  font-weight: 450;
  @media (max-width: 640px) {
    display: none;
  }
`;
