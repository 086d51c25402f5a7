'use client';
import { questionIn } from '@pinfold/contract/features/review-booster/booster-question';
import { type QrFormat, qrFormats } from '@pinfold/contract/features/review-booster/booster-form';
import { defaultLanguage } from '@pinfold/contract/languages';
import type { JSX } from 'react';
import { saveFile } from '../../../../files/save-file.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import type { BoosterForm, BoosterLink } from '../../booster.queries.ts';
import { useBoosterQr } from '../../links/use-booster-links.ts';

interface QrDialogProps {
  form: BoosterForm;
  link: BoosterLink;
  /** Of its location, where it is known. */
  address: string | undefined;
  onClose: () => void;
}

/** The QR code of a link: to look at, and as a file for a printer. */
export function QrDialog({ form, link, address, onClose }: QrDialogProps): JSX.Element {
  const t = useTranslate();
  const { isCopied, copy } = useCopy(link.url);
  const fetchQr = useBoosterQr();
  const { messageFor } = useFormRefusal();
  const [language = defaultLanguage] = form.languages;
  const download = (format: QrFormat) =>
    fetchQr.mutate(
      { formId: form.id, linkId: link.id, format },
      { onSuccess: (qr) => saveFile(qr.filename, bytesOf(qr.content), qr.media_type) },
    );
  return (
    <Dialog
      title={t('review_booster.qr.title', { name: link.facility_name })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={5}>
        <QrCode
          text={link.url}
          label={t('review_booster.qr.title', { name: link.facility_name })}
          size="240px"
          isForPrint
        />
        <Text as="p" textAlign="center" weight="semibold" wrap="anywhere">
          {questionIn(form, language)}
        </Text>
        {address && (
          <Text as="p" textAlign="center" size="s" tone="muted" wrap="pretty">
            {address}
          </Text>
        )}
        <Text as="p" textAlign="center" size="s" wrap="anywhere">
          {link.url}
        </Text>
        <Row gap={3} wrap justify="center">
          <Button icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onPress={copy}>
            {t(isCopied ? 'review_booster.qr.copied' : 'review_booster.qr.copy')}
          </Button>
          {qrFormats.map((format) => (
            <Button
              key={format}
              icon={<DownloadIcon size={16} />}
              isPending={fetchQr.isPending && fetchQr.variables.format === format}
              pendingLabel={t('review_booster.qr.downloading')}
              onPress={() => download(format)}
            >
              {t('review_booster.qr.download', { format: format.toUpperCase() })}
            </Button>
          ))}
        </Row>
        <Text as="p" size="s" tone="subtle" wrap="pretty">
          {t('review_booster.qr.hint')}
        </Text>
        <RefusalBanner message={messageFor(fetchQr.error)} />
      </Stack>
    </Dialog>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
