'use client';
import { type JSX, useId } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { refusedFields, useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { AppKeyForm } from '../../mobile-apps/use-app-key-form.ts';
import { AppKeyChecks } from './app-key-checks.tsx';

/** Where each store gives its keys out. */
const consoles = {
  google_play: 'https://console.cloud.google.com/iam-admin/serviceaccounts',
  app_store: 'https://appstoreconnect.apple.com/access/integrations/api',
} as const;

const steps = [1, 2, 3] as const;

/** A key: where it comes from, its file, what the App Store asks beside it, and what the checks say of it. */
export function AppKeyFields({ form }: { form: AppKeyForm }): JSX.Element {
  const t = useTranslate();
  const { store, keyId, issuerId, key, error, isChecking, verdict, check } = form;
  const refused = refusedFields(error);
  return (
    <>
      <Stack gap={3}>
        <Text weight="medium">{t(`mobile_apps.guide.${store}`)}</Text>
        <Stack as="ol" gap={2}>
          {steps.map((step) => (
            <Text as="li" key={step} size="s" tone="muted" wrap="pretty">
              {`${step}. ${t(`mobile_apps.guide.${store}_${step}`)}`}
            </Text>
          ))}
        </Stack>
        <Link href={consoles[store]} target="_blank" rel="noreferrer">
          {t(`mobile_apps.guide.${store}_console`)}
        </Link>
      </Stack>
      <KeyFileField form={form} refusal={refused['key_file']} />
      {store === 'app_store' && (
        <Grid min="220px" gap={4}>
          <TextField
            label={t('mobile_apps.field.key_id')}
            description={t('mobile_apps.field.key_id_hint')}
            isRequired
            value={keyId}
            onChange={form.setKeyId}
            errorMessage={refused['key_id']}
          />
          <TextField
            label={t('mobile_apps.field.issuer_id')}
            description={t('mobile_apps.field.issuer_id_hint')}
            value={issuerId}
            onChange={form.setIssuerId}
            errorMessage={refused['issuer_id']}
          />
        </Grid>
      )}
      <Row>
        <Button
          onPress={check}
          isPending={isChecking}
          pendingLabel={t('mobile_apps.checking')}
          disabledReason={key ? undefined : t(`mobile_apps.check_needs_${store}`)}
        >
          {t('mobile_apps.check')}
        </Button>
      </Row>
      {(isChecking || verdict) && <AppKeyChecks verdict={isChecking ? undefined : verdict} />}
      <KeyRefusalBanner error={error} />
    </>
  );
}

/** The file of the key, chosen or dropped. */
function KeyFileField({ form, refusal }: { form: AppKeyForm; refusal: string | undefined }) {
  const t = useTranslate();
  const id = useId();
  const { store, file, fileFault, choose } = form;
  const fault = fileFault ? t(`mobile_apps.file.${fileFault}`) : refusal;
  return (
    <Stack
      role="group"
      aria-label={t('mobile_apps.file')}
      gap={3}
      padding={4}
      isFramed
      {...takesFile((dropped) => void choose(dropped))}
    >
      <Text weight="medium">{t('mobile_apps.file')}</Text>
      <Row gap={4} rowGap={2} wrap>
        <FileButton
          label={t(`mobile_apps.file.choose_${store}`)}
          accept={store === 'google_play' ? '.json,application/json' : '.p8'}
          describedBy={id}
          onChoose={(chosen) => void choose(chosen)}
        >
          {t(file ? 'mobile_apps.file.change' : `mobile_apps.file.choose_${store}`)}
        </FileButton>
        <Text role="status" wrap="anywhere" tone="muted">
          {file?.name}
        </Text>
      </Row>
      <Text id={id} size="s" tone={fault ? 'bad' : 'subtle'} role={fault ? 'alert' : undefined}>
        {fault ?? t('mobile_apps.file.hint')}
      </Text>
    </Stack>
  );
}

/** Why a key was refused or could not be tried; what belongs to a field is said there. */
export function KeyRefusalBanner({ error }: { error: ApiError | null }): JSX.Element | null {
  const { messageFor } = useFormRefusal();
  const { key_file: ofFile, ...others } = refusedFields(error);
  if (Object.keys(others).length > 0) return null;
  return <RefusalBanner message={ofFile ?? messageFor(error)} />;
}
