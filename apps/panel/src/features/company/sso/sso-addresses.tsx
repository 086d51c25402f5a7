import type { SsoConnection } from '@pinfold/sdk/headless/company';
import { Grid, Heading, Stack, Text } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useText } from '../../../texts/use-text.ts';
import { CopyField } from './copy-field.tsx';

/** What has to be entered at the identity provider, ready to be copied. */
export function SsoAddresses({ connection }: { connection: SsoConnection }) {
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
