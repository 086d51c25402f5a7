import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { Avatar, Button, ChevronDownIcon, Popover, Row, Text } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useStored } from '../session/use-stored.ts';
import { useText } from '../texts/use-text.ts';
import { CompanyList } from './company-list.tsx';
import { OnlyWide } from './narrow.ts';

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

const Shrinking = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-inline-size: 0;
  & > button {
    min-inline-size: 0;
  }
`;
