'use client';
import { type JSX, useState } from 'react';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { isPlanReason, PlanBanner } from '../../../patterns/plan-banner.tsx';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { mapSettingsAccess } from '../map-settings.queries.ts';
import { type DirectorySettings, useSwitchBing } from '../use-map-settings.ts';
import { CountsRow } from './directories/counts-row.tsx';

const StopBingDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./stop-bing-dialog.tsx')).StopBingDialog,
);

interface DirectoryCardProps {
  settings: DirectorySettings;
  planHref: string | undefined;
  /** Where the accounts of a directory are that has some. */
  accountsHref: string | undefined;
  headingLevel: 2 | 3;
}

/** One directory: what it shows, and how it is switched on. */
export function DirectoryCard({ accountsHref, ...props }: DirectoryCardProps): JSX.Element {
  const { directory } = props.settings;
  if (directory === 'bing') return <SwitchedDirectory {...props} />;
  return <ConnectedDirectory {...props} directory={directory} accountsHref={accountsHref} />;
}

/** A directory that people connect by accounts of their own. */
function ConnectedDirectory({
  directory,
  settings,
  accountsHref,
  headingLevel,
}: Omit<DirectoryCardProps, 'planHref'> & { directory: Exclude<Directory, 'bing'> }): JSX.Element {
  const t = useTranslate();
  const { is_enabled: isEnabled, is_configured: isConfigured } = settings;
  return (
    <TitledCard
      part="MapSettings-card"
      title={t(`integrations.maps.name.${directory}`)}
      headingLevel={headingLevel}
      tools={
        accountsHref && (
          <Link href={accountsHref} isInApp>
            {t(`integrations.maps.accounts.${directory}`)}
          </Link>
        )
      }
    >
      <DirectoryCounts settings={settings} />
      {!isConfigured && <Banner tone="warn">{t(`integrations.maps.not_configured.${directory}`)}</Banner>}
      {isConfigured && !isEnabled && (
        <Text tone="muted">{t(`integrations.maps.not_linked.${directory}`)}</Text>
      )}
    </TitledCard>
  );
}

/** A directory that is reached by the installation's own login: its switch, and why it cannot be switched on. */
function SwitchedDirectory({
  settings,
  planHref,
  headingLevel,
}: Omit<DirectoryCardProps, 'accountsHref'>): JSX.Element {
  const t = useTranslate();
  const [isStopping, setStopping] = useState(false);
  const listing = usePermission(mapSettingsAccess.list);
  const stopping = usePermission(mapSettingsAccess.stop);
  const switching = useSwitchBing();
  const refusal = useFormRefusal().messageFor(switching.error);
  const { directory, is_enabled: isEnabled, is_configured: isConfigured } = settings;
  const name = t(`integrations.maps.name.${directory}`);
  const { reason } = isEnabled ? stopping : listing;
  const isDisabled = reason !== undefined || switching.isPending || (!isEnabled && !isConfigured);
  const change = (wanted: boolean) => {
    if (wanted) switching.mutate({ is_enabled: true });
    else setStopping(true);
  };
  return (
    <TitledCard
      part="MapSettings-card"
      title={name}
      headingLevel={headingLevel}
      isBusy={switching.isPending}
      tools={
        <Switch
          label={t(isEnabled ? 'integrations.maps.on' : 'integrations.maps.off')}
          isSelected={isEnabled}
          isDisabled={isDisabled}
          onChange={change}
        />
      }
    >
      <DirectoryCounts settings={settings} />
      {!isConfigured && <Banner tone="warn">{t(`integrations.maps.not_configured.${directory}`)}</Banner>}
      {listing.reason && (
        <PlanBanner isAboutPlan={isPlanReason(listing.reason)} planHref={planHref} tone="warn">
          {listing.reason.code === 'plan_does_not_allow'
            ? t(isEnabled ? 'integrations.maps.plan_lost' : 'integrations.maps.plan', { name })
            : listing.reason.text}
        </PlanBanner>
      )}
      <RefusalBanner message={refusal} />
      {isStopping && <StopBingDialog onClose={() => setStopping(false)} />}
    </TitledCard>
  );
}

function DirectoryCounts({ settings }: Pick<DirectoryCardProps, 'settings'>): JSX.Element {
  const t = useTranslate();
  const counts = (['published', 'waiting', 'refused'] as const).map((count) => ({
    label: t(`integrations.maps.count.${count}`),
    value: settings[count],
  }));
  return <CountsRow counts={counts} />;
}
