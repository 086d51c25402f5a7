'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { LocationSummary } from '../../../listings/use-locations-choice.ts';
import { useAppleConflict, useSettleAppleConflict } from '../../apple/use-apple-conflict.ts';
import { AppleDifferenceView } from './apple-difference-view.tsx';

interface AppleConflictDialogProps {
  accountId: number;
  location: LocationSummary;
  /** Why it cannot be settled. */
  disabledReason: string | undefined;
  onClose: () => void;
}

/** What was changed of a location at Apple and here, and whose values stay. */
export function AppleConflictDialog(props: AppleConflictDialogProps): JSX.Element {
  const { accountId, location, disabledReason, onClose } = props;
  const t = useTranslate();
  const query = useAppleConflict(accountId, location.id);
  const settle = useSettleAppleConflict();
  const { messageFor } = useFormRefusal();
  const isChanged = settle.error?.code === 'listing_changed';
  const conflict = query.data;
  const text = conflict?.is_gone ? 'gone' : conflict?.differences.length === 0 ? 'agree' : 'text';
  const choiceOf = (whose: 'ours' | 'theirs', etag: string) => {
    const isPending = settle.isPending && settle.variables.keep === whose;
    return {
      onPress: () =>
        settle.mutate({ accountId, locationId: location.id, keep: whose, etag }, { onSuccess: onClose }),
      isPending,
      pendingLabel: t('apple_accounts.conflict.settling'),
      isDisabled: settle.isPending && !isPending,
      disabledReason,
    };
  };
  return (
    <Dialog
      title={t('apple_accounts.conflict.title')}
      size="xl"
      closeLabel={t('common.close')}
      isDismissable={false}
      isOpen
      onOpenChange={onClose}
      footer={
        conflict && (
          <>
            <Button {...choiceOf('theirs', conflict.etag)}>
              {t(`apple_accounts.conflict.${conflict.is_gone ? 'leave_out' : 'theirs'}`)}
            </Button>
            <Button variant="primary" {...choiceOf('ours', conflict.etag)}>
              {t('apple_accounts.conflict.ours')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={5}>
        <Text as="p" weight="medium" wrap="anywhere">
          {location.name}, {location.formatted_address}
        </Text>
        {conflict ? (
          <>
            <Text as="p" tone="muted" wrap="pretty">
              {t(`apple_accounts.conflict.${text}`)}
            </Text>
            {conflict.differences.length > 0 && (
              <Stack as="dl" gap={5}>
                {conflict.differences.map((difference) => (
                  <AppleDifferenceView key={difference.field} difference={difference} />
                ))}
              </Stack>
            )}
          </>
        ) : (
          <QueryState
            query={query}
            failed={t('apple_accounts.conflict.error')}
            empty={undefined}
            loading={{ blocks: 2, lines: 3 }}
            headingLevel={3}
          />
        )}
        <RefusalBanner
          message={isChanged ? t('apple_accounts.conflict.changed') : messageFor(settle.error)}
        />
      </Stack>
    </Dialog>
  );
}
