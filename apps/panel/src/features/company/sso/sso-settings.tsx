import { useSsoConnection, type SsoConnection } from '@pinfold/sdk/headless/company';
import {
  Button,
  Card,
  CopyIcon,
  ErrorState,
  Grid,
  Heading,
  IconButton,
  Row,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextField,
} from '@pinfold/sdk/ui';
import { useState } from 'react';
import { copyText } from '../../../browser/copy-text.ts';
import { useText } from '../../../texts/use-text.ts';
import { SsoForm } from './sso-form.tsx';

interface SsoSettingsProps {
  /** Why nothing can be changed. */
  refusal: string | undefined;
}

/** How the company's people log in with their company account: off, being set up, or on. */
export function SsoSettings({ refusal }: SsoSettingsProps) {
  const t = useText();
  const { data: connection, isPending, isError, isFetching, refetch } = useSsoConnection();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={
        <Row as="span" gap={3} rowGap={2} wrap>
          {t('sso.title')} {connection && <Tag tone="good">{t('sso.on')}</Tag>}
        </Row>
      }
    >
      <Stack gap={6}>
        <Text as="p" tone="muted">
          {t('sso.text')}
        </Text>
        {isPending && <Skeleton label={t('sso.loading')} lines={3} />}
        {isError && (
          <ErrorState
            title={t('sso.failed')}
            onRetry={() => void refetch()}
            retryLabel={t('retry')}
            isRetrying={isFetching}
          />
        )}
        {connection === null && !isOpen && (
          <div>
            <Button disabledReason={refusal} onPress={() => setOpen(true)}>
              {t('sso.set_up')}
            </Button>
          </div>
        )}
        {connection && <SsoAddresses connection={connection} />}
        {(connection || isOpen) && (
          <SsoForm
            key={connection ? 'on' : 'new'}
            connection={connection ?? undefined}
            refusal={refusal}
            onClose={() => setOpen(false)}
          />
        )}
      </Stack>
    </Card>
  );
}

/** What has to be entered at the identity provider, ready to be copied. */
function SsoAddresses({ connection }: { connection: SsoConnection }) {
  const t = useText();
  const [said, setSaid] = useState('');
  const fields = [
    { name: t('sso.acs_url'), value: connection.acs_url },
    { name: t('sso.metadata_url'), value: connection.metadata_url },
  ];
  return (
    <Stack as="section" gap={3} aria-label={t('sso.addresses')}>
      <Heading level={3} size="m" weight="semibold">
        {t('sso.addresses')}
      </Heading>
      <Grid fit="280px" gap={5} rowGap={4}>
        {fields.map(({ name, value }) => (
          <CopyField
            key={name}
            label={name}
            value={value}
            onCopied={(isCopied) => setSaid(isCopied ? t('sso.copied', { name }) : t('sso.copy_failed'))}
          />
        ))}
      </Grid>
      <Text as="div" role="status" size="s" tone="muted">
        {said}
      </Text>
    </Stack>
  );
}

interface CopyFieldProps {
  label: string;
  value: string;
  onCopied: (isCopied: boolean) => void;
}

/** A text to be taken elsewhere: selected as a whole, or copied with a press. */
function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const t = useText();
  const copy = () => void copyText(value).then(onCopied);
  return (
    <TextField
      label={label}
      value={value}
      isReadOnly
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
      suffix={
        <IconButton
          size="s"
          icon={<CopyIcon size={16} />}
          label={t('sso.copy', { name: label })}
          onPress={copy}
        />
      }
    />
  );
}
