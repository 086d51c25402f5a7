import { useFormat } from '@pinfold/sdk';
import { useDevices, useEndDevice, useLogoutEverywhere, type Device } from '@pinfold/sdk/headless/session';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  List,
  Row,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@pinfold/sdk/ui';
import { useState } from 'react';
import { notifyGood, notifyProblem } from '../../../notices/notices.ts';
import { leaveSession } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { isBlockedWrite, useReportBlockedWrite } from '../form/refusals.ts';

/** The devices on which the account is logged in, and how to log out there. */
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

/** One device on which the account is logged in. */
function DeviceRow({ device }: { device: Device }) {
  const t = useText();
  const format = useFormat();
  const end = useEndDevice();
  const reportBlocked = useReportBlockedWrite();
  const { browser, system } = device;
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

/** Ends every session of the account, this one too, after asking. */
function LogOutEverywhere() {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const logout = useLogoutEverywhere();
  const reportBlocked = useReportBlockedWrite();
  const confirm = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        leaveSession();
        notifyGood(t('devices.left'));
      },
      onError: (error) => {
        setIsAsking(false);
        reportBlocked(error);
        if (!isBlockedWrite(error)) notifyProblem(t('devices.everywhere_failed'));
      },
    });
  return (
    <>
      <Button size="s" variant="danger" onPress={() => setIsAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        title={t('devices.everywhere_title')}
        confirmLabel={t('devices.everywhere')}
        cancelLabel={t('devices.cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isPending={logout.isPending}
        pendingLabel={t('devices.everywhere_pending')}
        onConfirm={confirm}
      >
        {t('devices.everywhere_text')}
      </ConfirmDialog>
    </>
  );
}
