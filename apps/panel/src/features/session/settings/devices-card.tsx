import { useDevices } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, Skeleton, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { DeviceRow } from './device-row.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';

/** Where the account is logged in, and the way to end that. */
export function DevicesCard() {
  const t = useText();
  const devices = useDevices();
  return (
    <Card title={t('devices.title')} actions={<LogOutEverywhere />}>
      <Lead>{t('devices.lead')}</Lead>
      {devices.isPending && <Skeleton label={t('devices.loading')} blocks={2} lines={2} />}
      {devices.isError && !devices.data && (
        <ErrorState
          title={t('devices.failed')}
          retryLabel={t('retry')}
          isRetrying={devices.isFetching}
          onRetry={() => void devices.refetch()}
        />
      )}
      <List>
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </List>
    </Card>
  );
}

const Lead = styled.p`
  margin: -8px 0 12px;
  color: ${token('color-ink-2')};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
