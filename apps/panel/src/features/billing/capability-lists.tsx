import type { PlanCapability } from '@pinfold/sdk';
import { planCapabilities } from '@pinfold/sdk/headless/company';
import { Card, CheckIcon, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';

/** What a plan contains, and what it lacks, in words. */
export function CapabilityLists({ included }: { included: readonly PlanCapability[] }) {
  const t = useText();
  const missing = planCapabilities.filter((capability) => !included.includes(capability));
  return (
    <Card title={t('plan.includes')}>
      <List>
        {planCapabilities
          .filter((capability) => included.includes(capability))
          .map((capability) => (
            <Included key={capability}>
              <CheckIcon size={16} />
              {t(`capability.${capability}`)}
            </Included>
          ))}
      </List>
      {missing.length > 0 && (
        <>
          <Missing>{t('plan.missing')}</Missing>
          <List>
            {missing.map((capability) => (
              <Lacking key={capability}>{t(`capability.${capability}`)}</Lacking>
            ))}
          </List>
        </>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 8px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Included = styled.li`
  display: flex;
  gap: 9px;
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('color-good')};
  }
`;

const Lacking = styled.li`
  padding-inline-start: 25px;
  color: ${token('color-ink-2')};
`;

const Missing = styled.h3`
  margin: 22px 0 10px;
  font-size: ${token('font-size-m')};
  font-weight: 600;
`;
