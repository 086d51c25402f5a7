import { useSsoConnection } from '@pinfold/sdk/headless/company';
import { Button, Card, ErrorState, Row, Skeleton, Stack, Tag, Text } from '@pinfold/sdk/ui';
import { useState } from 'react';
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
        <Row as="span" gap={3} rowGap={2} wrap>
          {t('sso.title')} {connection && <Tag tone="good">{t('sso.on')}</Tag>}
        </Row>
      }
    >
      <Stack gap={6}>
        <Text as="p" tone="muted">
          {t('sso.text')}
        </Text>
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
      </Stack>
    </Card>
  );
}
