'use client';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { ShieldIcon } from '../../../../ui/icons/place-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { BoosterConsent, BoosterForm } from '../../booster.queries.ts';
import { useBoosterConsents } from '../../consents/use-booster-consents.ts';

interface ConsentsDialogProps {
  form: BoosterForm;
  onClose: () => void;
}

/** Every version of what customers were told, word for word. */
export function ConsentsDialog({ form, onClose }: ConsentsDialogProps): JSX.Element {
  const t = useTranslate();
  const consents = useBoosterConsents(form.id);
  const { data } = consents;
  const versions = new Set(data?.map(({ version }) => version));
  return (
    <Dialog
      title={t('review_booster.consents.title', { name: form.name })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {data && data.length > 0 ? (
        <Stack gap={6}>
          <Text as="p" size="s" tone="muted" wrap="pretty">
            {t('review_booster.consents.lead')}
          </Text>
          {[...versions].map((version) => (
            <Stack key={version} gap={4}>
              <Heading level={3} size="m">
                {t('review_booster.consents.version', { number: version })}
              </Heading>
              {data
                .filter((one) => one.version === version)
                .map((one) => (
                  <Told key={one.language} consent={one} />
                ))}
            </Stack>
          ))}
        </Stack>
      ) : (
        <QueryState
          query={consents}
          failed={t('review_booster.consents.failed')}
          loading={{ blocks: 2, lines: 4 }}
          headingLevel={3}
          empty={
            data && {
              icon: <ShieldIcon size={24} />,
              title: t('review_booster.consents.empty'),
              text: t('review_booster.consents.empty_text'),
            }
          }
        />
      )}
    </Dialog>
  );
}

/** One language of a version, in its own words. */
function Told({ consent: { language, notices, consent, shown_from: day } }: { consent: BoosterConsent }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Stack gap={2}>
      <Text as="p" weight="semibold">
        {t('review_booster.consents.since', {
          language: visitorWords[language].language,
          day: format.day(day),
        })}
      </Text>
      <Quotation>
        <span lang={language}>{notices.join('\n')}</span>
      </Quotation>
      {consent !== null && (
        <>
          <Text as="p" size="s" tone="muted">
            {t('review_booster.consents.agreed')}
          </Text>
          <Quotation>
            <span lang={language}>{consent}</span>
          </Quotation>
        </>
      )}
    </Stack>
  );
}
