'use client';
import { type AppStore, appStores } from '@pinfold/contract/app-stores';
import { type JSX, useState } from 'react';
import { mobileAppsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { useFeatureFlag, usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, levelBelow, Text } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { integrationAccess } from '../../integrations.queries.ts';
import { type MobileAppAccount, useMobileAppAccounts } from '../../mobile-apps/use-mobile-app-accounts.ts';
import { type MobileApp, useMobileApps } from '../../mobile-apps/use-mobile-apps.ts';
import { type AccountStep, MobileAppAccountCard } from './mobile-app-account-card.tsx';
import { RemovedApps } from './removed-apps.tsx';

export interface MobileAppsProps {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The accounts of Google Play and the App Store that the company is connected to, and its apps in them: connect one by a
 * key that is checked first, replace the key, add and remove apps. Needs the feature flag `mobile_apps`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-MobileApps
 * @example
 * ```tsx
 * <MobileApps />
 * ```
 */
export function MobileApps({ appearance, ...props }: MobileAppsProps): JSX.Element {
  const t = useTranslate();
  const isOn = useFeatureFlag('mobile_apps');
  return (
    <FeatureSurface
      component="MobileApps"
      appearance={appearance}
      messages={[mobileAppsMessages]}
      permission={usePermission(integrationAccess.seeApps)}
      forbidden="mobile_apps.forbidden"
      loading={{ blocks: 2, lines: 3 }}
    >
      {isOn ? (
        <MobileAppsView {...props} />
      ) : (
        <EmptyState title={t('mobile_apps.disabled')}>{t('mobile_apps.disabled_text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}

const AddAccountDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./add-account-dialog.tsx')).AddAccountDialog,
);
const ReplaceKeyDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./replace-key-dialog.tsx')).ReplaceKeyDialog,
);
const AddAppsDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./add-apps-dialog.tsx')).AddAppsDialog,
);
const DeleteAccountDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./removal-dialogs.tsx')).DeleteAccountDialog,
);
const RemoveAppDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./removal-dialogs.tsx')).RemoveAppDialog,
);

/** The dialog that is open. */
type OpenDialog =
  | { step: 'connect' }
  | { step: AccountStep; account: MobileAppAccount }
  | { step: 'remove'; app: MobileApp };

/** The accounts store by store, with what can be done to them. */
function MobileAppsView({ headingLevel = 1 }: Omit<MobileAppsProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const accounts = useMobileAppAccounts();
  const apps = useMobileApps();
  const { data: removed = [] } = useMobileApps({ removed: true });
  const { reason } = usePermission(integrationAccess.manageApps);
  const [open, setOpen] = useState<OpenDialog>();
  const isReady = accounts.data !== undefined && apps.data !== undefined;
  const isEmpty = isReady && accounts.data.length === 0;
  const connect = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={reason?.text}
      onPress={() => setOpen({ step: 'connect' })}
    >
      {t('mobile_apps.connect')}
    </Button>
  );
  return (
    <Screen part="MobileApps" height="flow" inset="page">
      <Spread part="MobileApps-header" align="start" gap={6} rowGap={3}>
        <Stack basis="280px" gap={2}>
          <Heading level={headingLevel} size="xl">
            {t('mobile_apps.title')}
          </Heading>
          <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
            {t('mobile_apps.lead')}
          </Text>
        </Stack>
        {isReady && !isEmpty && connect}
      </Spread>
      {isReady && !isEmpty ? (
        appStores
          .map((store) => [store, accounts.data.filter((account) => account.store === store)] as const)
          .filter(([, ofStore]) => ofStore.length > 0)
          .map(([store, ofStore]) => (
            <StoreAccounts
              key={store}
              store={store}
              accounts={ofStore}
              apps={apps.data}
              headingLevel={levelBelow[headingLevel]}
              refusal={reason?.text}
              onStep={(step, account) => setOpen({ step, account })}
              onRemove={(app) => setOpen({ step: 'remove', app })}
            />
          ))
      ) : (
        <QueryState
          query={{
            error: accounts.error ?? apps.error,
            isFetching: accounts.isFetching || apps.isFetching,
            refetch: () => Promise.all([accounts.refetch(), apps.refetch()]),
          }}
          failed={t('mobile_apps.error')}
          loading={{ blocks: 2, lines: 3 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            isEmpty
              ? {
                  title: t('mobile_apps.empty.title'),
                  text: t('mobile_apps.empty.text'),
                  icon: <PlugIcon size={24} />,
                  actions: connect,
                }
              : undefined
          }
        />
      )}
      {removed.length > 0 && (
        <RemovedApps
          apps={removed}
          headingLevel={levelBelow[headingLevel]}
          refusal={reason?.text}
          onRemove={(app) => setOpen({ step: 'remove', app })}
        />
      )}
      {open && <OpenedDialog open={open} onOpen={setOpen} />}
    </Screen>
  );
}

interface StoreAccountsProps {
  store: AppStore;
  accounts: readonly MobileAppAccount[];
  apps: readonly MobileApp[];
  headingLevel: 2 | 3;
  refusal: string | undefined;
  onStep: (step: AccountStep, account: MobileAppAccount) => void;
  onRemove: (app: MobileApp) => void;
}

/** The accounts of one store. */
function StoreAccounts({ store, accounts, apps, headingLevel, onStep, ...rest }: StoreAccountsProps) {
  const t = useTranslate();
  return (
    <Stack as="section" gap={4} aria-label={t(`mobile_apps.store.${store}`)}>
      <Heading level={headingLevel} size="l">
        {t(`mobile_apps.store.${store}`)}
      </Heading>
      {accounts.map((account) => (
        <MobileAppAccountCard
          key={account.id}
          account={account}
          apps={apps.filter(({ account_id: id }) => id === account.id)}
          headingLevel={levelBelow[headingLevel]}
          onStep={(step) => onStep(step, account)}
          {...rest}
        />
      ))}
    </Stack>
  );
}

/** Connecting leads on to the apps of the new account. */
function OpenedDialog({
  open,
  onOpen,
}: {
  open: OpenDialog;
  onOpen: (next: OpenDialog | undefined) => void;
}) {
  const onClose = () => onOpen(undefined);
  switch (open.step) {
    case 'connect':
      return (
        <AddAccountDialog
          onConnected={(account) => onOpen({ step: 'add_apps', account })}
          onClose={onClose}
        />
      );
    case 'replace_key':
      return <ReplaceKeyDialog account={open.account} onClose={onClose} />;
    case 'add_apps':
      return (
        <AddAppsDialog
          account={open.account}
          onReplaceKey={() => onOpen({ step: 'replace_key', account: open.account })}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteAccountDialog account={open.account} onClose={onClose} />;
    case 'remove':
      return <RemoveAppDialog app={open.app} onClose={onClose} />;
  }
}
