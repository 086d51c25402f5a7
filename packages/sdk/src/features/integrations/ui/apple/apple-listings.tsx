'use client';
import { type JSX, useState } from 'react';
import {
  directoryListingStates,
  directoryReviewDays,
  type DirectoryListingState,
} from '@pinfold/contract/features/integrations/directory';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { GlobeIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { appleAccess } from '../../apple/apple.queries.ts';
import type { AppleAccount } from '../../apple/use-apple-accounts.ts';
import {
  type AppleListing,
  useAppleListings,
  useRetryAppleListings,
  useUndeleteAppleListings,
} from '../../apple/use-apple-listings.ts';
import { DirectoryListingRow } from '../directories/directory-listing-row.tsx';
import { DirectoryListings } from '../directories/directory-listings.tsx';
import { ListingStateTag } from '../directories/listing-state-tag.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';

const AppleConflictDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./apple-conflict-dialog.tsx')).AppleConflictDialog,
);

interface AppleListingsProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: AppleAccount;
  onEnable: () => void;
  /** Why nothing can be sent. */
  disabledReason: string | undefined;
  headingLevel: 2 | 3;
}

/** How far the locations of an organisation are: searched, sent again, restored, and conflicts settled. */
export function AppleListings(props: AppleListingsProps): JSX.Element {
  const { account, getLocationHref, onEnable, disabledReason, headingLevel } = props;
  const t = useTranslate();
  const [q, setQ] = useState('');
  const [state, setState] = useState<DirectoryListingState>();
  const [settling, setSettling] = useState<AppleListing>();
  const query = useAppleListings(account.id, { q, state });
  const retry = useRetryAppleListings();
  const seeing = usePermission(appleAccess.seeConflict);
  const clear = () => {
    setQ('');
    setState(undefined);
  };
  return (
    <>
      {account.conflicts > 0 && state !== 'conflict' && (
        <Banner
          tone="warn"
          actions={
            <Button size="s" onPress={() => setState('conflict')}>
              {t('apple_accounts.conflicts.show')}
            </Button>
          }
        >
          {t('apple_accounts.conflicts', { count: account.conflicts })}
        </Banner>
      )}
      <DirectoryListings
        texts="apple_accounts"
        title={t('apple_accounts.listings.title')}
        failed={t('apple_accounts.listings.error')}
        empty={{
          icon: <GlobeIcon size={24} />,
          title: t('apple_accounts.listings.empty'),
          text: t('apple_accounts.listings.empty_text'),
          actions: (
            <Button onPress={onEnable} disabledReason={disabledReason}>
              {t('apple_accounts.enable')}
            </Button>
          ),
        }}
        query={query}
        refused={account.refused}
        onRetryAll={() => retry.mutate({ accountId: account.id })}
        isRetryingAll={retry.isPending && retry.variables.locationIds === undefined}
        disabledReason={disabledReason}
        q={q}
        onSearch={setQ}
        filters={<StateFilter state={state} onChange={setState} />}
        hasFilters={q !== '' || state !== undefined}
        onClearFilters={clear}
        headingLevel={headingLevel}
      >
        {(listing) => {
          const { id } = listing.location;
          return (
            <DirectoryListingRow
              key={id}
              part="AppleAccounts-listing"
              texts="apple_accounts"
              listing={listing}
              tag={<ListingStateTag texts="apple_accounts" state={listing.state} />}
              note={listing.is_late && t('apple_accounts.late', { count: directoryReviewDays })}
              actions={
                <AppleListingAction
                  accountId={account.id}
                  listing={listing}
                  onSettle={() => setSettling(listing)}
                  settleReason={seeing.reason?.text}
                  disabledReason={disabledReason}
                />
              }
              getLocationHref={getLocationHref}
              onRetry={() => retry.mutate({ accountId: account.id, locationIds: [id] })}
              isRetrying={retry.isPending && (retry.variables.locationIds?.includes(id) ?? false)}
              disabledReason={disabledReason}
            />
          );
        }}
      </DirectoryListings>
      {settling && (
        <AppleConflictDialog
          key={settling.location.id}
          accountId={account.id}
          location={settling.location}
          disabledReason={disabledReason}
          onClose={() => setSettling(undefined)}
        />
      )}
    </>
  );
}

interface StateFilterProps {
  state: DirectoryListingState | undefined;
  onChange: (state: DirectoryListingState | undefined) => void;
}

function StateFilter({ state, onChange }: StateFilterProps) {
  const t = useTranslate();
  return (
    <Inset flex="none" inlineSize="240px" narrow={{ flex: 'grow', inlineSize: 'auto' }}>
      <Select
        label={t('apple_accounts.listings.state')}
        isLabelHidden
        options={[
          { id: everyState, label: t('apple_accounts.listings.every_state') },
          ...directoryListingStates.map((id) => ({ id, label: t(`apple_accounts.state.${id}`) })),
        ]}
        value={state ?? everyState}
        onChange={(chosen) => onChange(directoryListingStates.find((one) => one === chosen))}
      />
    </Inset>
  );
}

const everyState = 'every';

interface AppleListingActionProps {
  accountId: number;
  listing: AppleListing;
  onSettle: () => void;
  /** Why a conflict cannot be looked at. */
  settleReason: string | undefined;
  disabledReason: string | undefined;
}

/** What can be done about a location beyond sending it again. */
function AppleListingAction(props: AppleListingActionProps) {
  const { accountId, listing, onSettle, settleReason, disabledReason } = props;
  const t = useTranslate();
  const undelete = useUndeleteAppleListings();
  const { location, state } = listing;
  const name = `${location.name}, ${location.formatted_address}`;
  if (state === 'conflict')
    return (
      <Button
        size="s"
        aria-label={t('apple_accounts.conflict.open_named', { name })}
        onPress={onSettle}
        disabledReason={settleReason}
      >
        {t('apple_accounts.conflict.open')}
      </Button>
    );
  if (state === 'removed' || state === 'removing')
    return (
      <Button
        size="s"
        aria-label={t('apple_accounts.restore_named', { name })}
        onPress={() => undelete.mutate({ accountId, locationIds: [location.id] })}
        isPending={undelete.isPending}
        pendingLabel={t('apple_accounts.restoring')}
        disabledReason={disabledReason}
      >
        {t('apple_accounts.restore')}
      </Button>
    );
  return null;
}
