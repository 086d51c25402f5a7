'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { appleAccess } from '../../apple/apple.queries.ts';
import type { AppleAccount } from '../../apple/use-apple-accounts.ts';
import { type StoppedAppleListings, useUndeleteAppleListings } from '../../apple/use-apple-listings.ts';
import { type AppleStop, useUndoAppleStop } from '../../apple/use-undo-apple-stop.ts';
import type { Consent } from '../connect-button.tsx';
import { AccountHeader } from '../directories/account-header.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { AppleBrands } from './apple-brands.tsx';
import { AppleListings } from './apple-listings.tsx';

const EnableListingsDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./enable-listings-dialog.tsx')).EnableListingsDialog,
);
const StopAppleDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./stop-apple-dialog.tsx')).StopAppleDialog,
);

interface AppleAccountViewProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: AppleAccount;
  consent: Consent;
  onBack: () => void;
  headingLevel: 1 | 2;
}

/** One organisation: its brand in each country, and how far its locations are. */
export function AppleAccountView(props: AppleAccountViewProps): JSX.Element {
  const { account, consent, getLocationHref, onBack, headingLevel } = props;
  const t = useTranslate();
  const [asked, setAsked] = useState<'enable' | 'stop'>();
  const [stopped, setStopped] = useState<AppleStop & { isRemoved: boolean }>();
  const { reason } = usePermission(appleAccess.change);
  const { messageFor } = useFormRefusal();
  const undelete = useUndeleteAppleListings();
  const undoing = useUndoAppleStop(account.id);
  const { id: accountId, published, waiting, waiting_for_brand: held, conflicts, refused, removed } = account;
  const isSending = published + waiting + held + conflicts + refused > 0;
  const sectionLevel = levelBelow[headingLevel];
  const close = () => setAsked(undefined);
  return (
    <>
      <AccountHeader
        texts="apple_accounts"
        account={account}
        consent={consent}
        lead={t('apple_accounts.organization', { id: account.organization_id })}
        onBack={onBack}
        headingLevel={headingLevel}
        actions={
          <>
            {isSending && (
              <Button onPress={() => setAsked('stop')} disabledReason={reason?.text}>
                {t('apple_accounts.stop')}
              </Button>
            )}
            <Button variant="primary" onPress={() => setAsked('enable')} disabledReason={consent.refusal}>
              {t('apple_accounts.enable')}
            </Button>
          </>
        }
      />
      <UndoNote
        text={stopped && t(`apple_accounts.stopped.${stopped.isRemoved ? 'removed' : 'left'}`)}
        onUndo={() => stopped && undoing.mutate(stopped, { onSuccess: () => setStopped(undefined) })}
        pendingLabel={undoing.isPending ? t('apple_accounts.restoring') : undefined}
      />
      <RefusalBanner message={messageFor(undoing.error)} />
      {removed > 0 && !stopped && (
        <Banner
          actions={
            <Button
              size="s"
              onPress={() => undelete.mutate({ accountId })}
              isPending={undelete.isPending}
              pendingLabel={t('apple_accounts.restoring')}
              disabledReason={consent.refusal}
            >
              {t('apple_accounts.restore_all')}
            </Button>
          }
        >
          {t('apple_accounts.removed', { count: removed })}
        </Banner>
      )}
      <AppleBrands account={account} disabledReason={consent.refusal} headingLevel={sectionLevel} />
      <AppleListings
        account={account}
        getLocationHref={getLocationHref}
        onEnable={() => setAsked('enable')}
        disabledReason={consent.refusal}
        headingLevel={sectionLevel}
      />
      {asked === 'enable' && (
        <EnableListingsDialog account={account} getLocationHref={getLocationHref} onClose={close} />
      )}
      {asked === 'stop' && (
        <StopAppleDialog
          accountId={accountId}
          onStopped={(listings, isRemoved) => {
            setStopped(
              listings.accepted.length > 0 ? { ...stopOf(listings, isRemoved), isRemoved } : undefined,
            );
            undoing.reset();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function stopOf({ accepted, never_sent: never }: StoppedAppleListings, isRemoved: boolean): AppleStop {
  if (!isRemoved) return { removedIds: [], leftIds: accepted };
  const neverSent = new Set(never);
  return { removedIds: accepted.filter((id) => !neverSent.has(id)), leftIds: never };
}
