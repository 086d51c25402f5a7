'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { isPlanReason, PlanBanner } from '../../../patterns/plan-banner.tsx';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { Banner } from '../../../ui/display/banner.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { mapSettingsAccess } from '../map-settings.queries.ts';
import { type DirectorySettings, useSwitchBing } from '../use-map-settings.ts';

const StopDirectoryDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./stop-directory-dialog.tsx')).StopDirectoryDialog,
);

interface DirectoryCardProps {
  settings: DirectorySettings;
  planHref: string | undefined;
  headingLevel: 2 | 3;
}

/** One directory: its switch, what it shows, and why it cannot be switched on. */
export function DirectoryCard({ settings, planHref, headingLevel }: DirectoryCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
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
      <Row as="ul" gap={6} rowGap={3} wrap>
        {counts.map((count) => (
          <Stack key={count} as="li">
            <Text size="xl" weight="semibold" isTabular>
              {format.number(settings[count])}
            </Text>
            <Text size="s" tone="muted">
              {t(`integrations.maps.count.${count}`)}
            </Text>
          </Stack>
        ))}
      </Row>
      {!isConfigured && <Banner tone="warn">{t(`integrations.maps.not_configured.${directory}`)}</Banner>}
      {listing.reason && (
        <PlanBanner isAboutPlan={isPlanReason(listing.reason)} planHref={planHref} tone="warn">
          {listing.reason.code === 'plan_does_not_allow'
            ? t(isEnabled ? 'integrations.maps.plan_lost' : 'integrations.maps.plan', { name })
            : listing.reason.text}
        </PlanBanner>
      )}
      <RefusalBanner message={refusal} />
      {isStopping && <StopDirectoryDialog name={name} onClose={() => setStopping(false)} />}
    </TitledCard>
  );
}

const counts = ['published', 'waiting', 'refused'] as const;
