import { useFormat } from '@pinfold/sdk';
import { useEndDevice, type Device } from '@pinfold/sdk/headless/session';
import { Button, Tag, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
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
    <Row>
      <Words>
        <Name title={device.user_agent}>
          {name} {device.is_current && <Tag tone="good">{t('devices.here')}</Tag>}
        </Name>
        <Since>
          {t('devices.since', { date: format.date(device.created_at, 'date_time') })},{' '}
          {t('devices.last_used', { date: format.date(device.last_used_at, 'date_time') })}
        </Since>
      </Words>
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

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block: 12px;
  border-block-start: 1px solid ${token('color-line-2')};
  &:last-child {
    padding-block-end: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 220px;
  min-inline-size: 0;
`;

const Name = styled.div`
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Since = styled.div`
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
`;
