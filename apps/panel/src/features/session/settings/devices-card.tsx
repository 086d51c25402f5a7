import { useDevices } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, List, Skeleton } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { DeviceRow } from './device-row.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';

/** Where the account is logged in, and the way to end that. */
export function DevicesCard() {
  const t = useText();
  const devices = useDevices();
  return (
    <Card title={t('devices.title')} text={t('devices.lead')} actions={<LogOutEverywhere />}>
      {devices.isPending && <Skeleton label={t('devices.loading')} blocks={2} lines={2} />}
      {devices.isError && !devices.data && (
        <ErrorState
          title={t('devices.failed')}
          retryLabel={t('retry')}
          isRetrying={devices.isFetching}
          onRetry={() => void devices.refetch()}
        />
      )}
      <List lines="between">
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </List>
    </Card>
  );
}
