'use client';
import { type JSX, useState } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { refusedFields, useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { SearchIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type MobileAppAccount, useForgetMobileApps } from '../../mobile-apps/use-mobile-app-accounts.ts';
import { type AvailableApps, useAddMobileApp, useAvailableApps } from '../../mobile-apps/use-mobile-apps.ts';

interface AddAppsDialogProps {
  account: MobileAppAccount;
  /** The way out of a key that the store refuses. */
  onReplaceKey: () => void;
  onClose: () => void;
}

/** Adds apps of an account: out of a list where the store has one, else by the name of the package. */
export function AddAppsDialog({ account, onReplaceKey, onClose }: AddAppsDialogProps): JSX.Element {
  const t = useTranslate();
  const available = useAvailableApps(account.id);
  const forget = useForgetMobileApps();
  const { data, error } = available;
  const title = t('mobile_apps.add.title', { name: account.name });
  if (data)
    return data.can_list ? (
      <ListedApps title={title} account={account} apps={data.results} onClose={onClose} />
    ) : (
      <NamedApp title={title} account={account} onClose={onClose} />
    );
  const close = () => {
    // The account may by now say why its key was refused.
    if (error) void forget();
    onClose();
  };
  return (
    <FormDialog title={title} action={undefined} onSubmit={close} onClose={close}>
      {error?.code === 'key_refused' ? (
        <Banner
          tone="bad"
          role="alert"
          title={t('mobile_apps.refused_title')}
          actions={
            <Button size="s" onPress={onReplaceKey}>
              {t('mobile_apps.replace')}
            </Button>
          }
        >
          {refusedFields(error)['key_file'] ?? t('mobile_apps.refused_text')}
        </Banner>
      ) : (
        <QueryState
          query={available}
          failed={t('mobile_apps.add.error')}
          loading={{ blocks: 4, lines: 1 }}
          empty={undefined}
        />
      )}
    </FormDialog>
  );
}

interface AddingProps {
  title: string;
  account: MobileAppAccount;
  onClose: () => void;
}

/** The apps that the store lists; those that are here already say so. */
function ListedApps({ title, account, apps, onClose }: AddingProps & { apps: AvailableApps['results'] }) {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const add = useAddMobileApp();
  const messageOf = useAddingMessage();
  const chosen = apps.filter(({ app_id: id, is_added: isAdded }) => selected.has(id) && !isAdded);
  const shown = apps.filter(({ name, bundle_id: bundleId }) =>
    `${name} ${bundleId}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const addChosen = async () => {
    setAdding(true);
    try {
      // One after the other, since each is a call to the store, too.
      for (const app of chosen) await add.mutateAsync({ account_id: account.id, app_id: app.app_id });
      onClose();
    } catch {
      // What was refused stays chosen, with the reason below.
    } finally {
      setAdding(false);
    }
  };
  return (
    <FormDialog
      title={title}
      action={{
        children: t('mobile_apps.add.submit', { count: chosen.length }),
        isPending: isAdding,
        pendingLabel: t('mobile_apps.add.pending'),
        disabledReason: chosen.length > 0 ? undefined : t('mobile_apps.add.none_chosen'),
      }}
      onSubmit={() => void addChosen()}
      onClose={onClose}
    >
      <SearchField
        label={t('mobile_apps.add.search')}
        placeholder={t('mobile_apps.add.search')}
        clearLabel={t('common.clear')}
        value={query}
        onChange={setQuery}
      />
      {shown.length === 0 ? (
        <Text as="p" role="status" tone="muted">
          <SearchIcon size={16} />{' '}
          {t(apps.length === 0 ? 'mobile_apps.add.no_apps' : 'mobile_apps.add.no_match')}
        </Text>
      ) : (
        <List gap={3} maxBlockSize="320px" aria-label={t('mobile_apps.add.list')}>
          {shown.map(({ app_id: id, name, bundle_id: bundleId, is_added: isAdded }) => (
            <Row as="li" key={id} gap={3}>
              {isAdded ? (
                <Stack>
                  <Text weight="medium">
                    {name} <Tag tone="good">{t('mobile_apps.add.added')}</Tag>
                  </Text>
                  <Text size="s" tone="subtle" wrap="anywhere">
                    {bundleId}
                  </Text>
                </Stack>
              ) : (
                <CheckBox
                  label={name}
                  description={bundleId}
                  isSelected={selected.has(id)}
                  onChange={(isSelected) => select(id, isSelected)}
                />
              )}
            </Row>
          ))}
        </List>
      )}
      <RefusalBanner message={messageOf(add.error)} />
    </FormDialog>
  );
}

/** The name of a package at Google Play, which lists no apps. */
function NamedApp({ title, account, onClose }: AddingProps) {
  const t = useTranslate();
  const [appId, setAppId] = useState('');
  const add = useAddMobileApp();
  const messageOf = useAddingMessage();
  const ofField = refusedFields(add.error)['app_id'];
  return (
    <FormDialog
      title={title}
      action={{
        children: t('mobile_apps.add.submit', { count: 1 }),
        isPending: add.isPending,
        pendingLabel: t('mobile_apps.add.pending'),
        disabledReason: appId.trim() ? undefined : t('mobile_apps.add.package_first'),
      }}
      outcome={
        add.data && (
          <Banner
            tone="good"
            role="status"
            title={t('mobile_apps.add.done', { name: add.data.name })}
            actions={
              <Button
                size="s"
                onPress={() => {
                  setAppId('');
                  add.reset();
                }}
              >
                {t('mobile_apps.add.another')}
              </Button>
            }
          />
        )
      }
      onSubmit={() => add.mutate({ account_id: account.id, app_id: appId.trim() })}
      onClose={onClose}
    >
      <Text as="p" tone="muted" wrap="pretty">
        {t('mobile_apps.add.package_text')}
      </Text>
      <TextField
        label={t('mobile_apps.add.package')}
        placeholder="com.example.app"
        description={t('mobile_apps.add.package_hint')}
        value={appId}
        onChange={setAppId}
        errorMessage={ofField}
      />
      <RefusalBanner message={ofField ? undefined : messageOf(add.error)} />
    </FormDialog>
  );
}

/** Returns a function that says why an app was not added. */
function useAddingMessage(): (error: ApiError | null) => string | undefined {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  return (error) => {
    if (error?.code === 'app_not_found' || error?.code === 'app_exists')
      return t(`mobile_apps.add.${error.code}`);
    return refusedFields(error)['key_file'] ?? messageFor(error);
  };
}
