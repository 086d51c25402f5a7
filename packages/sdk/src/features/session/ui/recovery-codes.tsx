'use client';
import type { JSX } from 'react';
import { inGroups } from '@pinfold/contract/features/session/second-factor';
import { saveFile } from '../../../files/save-file.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

/** New recovery codes, shown this once: closed by a button alone, so that nobody loses them by a press beside them. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const t = useTranslate();
  const grouped = codes.map((code) => inGroups(code, '-'));
  const text = grouped.join('\n');
  const { isCopied, copy } = useCopy(text);
  return (
    <Dialog
      title={t('session.codes.title')}
      closeLabel={t('common.close')}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('session.codes.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="warn">{t('session.codes.text')}</Banner>
        <Grid as="ul" role="list" aria-label={t('session.codes.list')} fit="190px" gap={2}>
          {grouped.map((code) => (
            <Text as="li" key={code} isCode>
              {code}
            </Text>
          ))}
        </Grid>
        <Row gap={3} wrap>
          <Button icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onPress={copy}>
            {t(isCopied ? 'session.copied' : 'session.codes.copy')}
          </Button>
          <Button
            icon={<DownloadIcon size={16} />}
            onPress={() => saveFile(t('session.codes.file'), `${text}\n`, 'text/plain')}
          >
            {t('session.codes.download')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
