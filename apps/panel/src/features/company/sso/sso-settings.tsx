import { useSsoConnection } from '@pinfold/sdk/headless/company';
import { Button, Card, ErrorState, Skeleton, Tag, token } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { SsoAddresses } from './sso-addresses.tsx';
import { SsoForm } from './sso-form.tsx';

export interface SsoSettingsProps {
  /** Why nothing can be changed. */
  refusal: string | undefined;
}

/** How the company's people log in with their company account: off, being set up, or on. */
export function SsoSettings({ refusal }: SsoSettingsProps) {
  const t = useText();
  const { data: connection, isPending, isError, isFetching, refetch } = useSsoConnection();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={
        <Title>
          {t('sso.title')} {connection && <Tag tone="good">{t('sso.on')}</Tag>}
        </Title>
      }
    >
      <Sections>
        <Text>{t('sso.text')}</Text>
        {isPending && <Skeleton label={t('sso.loading')} lines={3} />}
        {isError && (
          <ErrorState
            title={t('sso.failed')}
            onRetry={() => void refetch()}
            retryLabel={t('retry')}
            isRetrying={isFetching}
          />
        )}
        {connection === null && !isOpen && (
          <div>
            <Button disabledReason={refusal} onPress={() => setOpen(true)}>
              {t('sso.set_up')}
            </Button>
          </div>
        )}
        {connection && <SsoAddresses connection={connection} />}
        {(connection || isOpen) && (
          <SsoForm
            key={connection ? 'on' : 'new'}
            connection={connection ?? undefined}
            refusal={refusal}
            onClose={() => setOpen(false)}
          />
        )}
      </Sections>
    </Card>
  );
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Text = styled.p`
  margin: 0;
  color: ${token('color-ink-2')};
`;
