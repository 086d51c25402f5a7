import { useFormat } from '@pinfold/sdk';
import { useEndDevice, type Device } from '@pinfold/sdk/headless/session';
import { Button, Row, Stack, Tag, Text } from '@pinfold/sdk/ui';
import { notifyGood, notifyProblem } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { isBlockedWrite, useReportBlockedWrite } from '../form/use-report-blocked-write.ts';
import { deviceName } from './device-name.ts';

/** One place where the account is logged in. */
export function DeviceRow({ device }: { device: Device }) {
  const t = useText();
  const format = useFormat();
  const end = useEndDevice();
  const reportBlocked = useReportBlockedWrite();
  const { browser, system } = deviceName(device.user_agent) ?? {};
  const name =
    browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  const press = () =>
    end.mutate(device.id, {
      onSuccess: () => notifyGood(t('devices.ended')),
      onError: (error) => {
        reportBlocked(error);
        if (!isBlockedWrite(error)) notifyProblem(t('devices.end_failed'));
      },
    });
  return (
    <Row as="li" gap={5} rowGap={3} wrap padding={[4, 0]}>
      <Stack basis="220px">
        <Text as="div" weight="medium" wrap="anywhere" title={device.user_agent}>
          {name} {device.is_current && <Tag tone="good">{t('devices.here')}</Tag>}
        </Text>
        <Text as="div" size="s" tone="muted">
          {t('devices.since', { date: format.date(device.created_at, 'date_time') })},{' '}
          {t('devices.last_used', { date: format.date(device.last_used_at, 'date_time') })}
        </Text>
      </Stack>
      {!device.is_current && (
        <Button
          size="s"
          aria-label={t('devices.end_named', { device: name })}
          isPending={end.isPending}
          pendingLabel={t('devices.everywhere_pending')}
          onPress={press}
        >
          {t('devices.end')}
        </Button>
      )}
    </Row>
  );
}
