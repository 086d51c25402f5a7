'use client';
import { questionIn } from '@pinfold/contract/features/review-booster/booster-question';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Paper, PaperCard, type PaperSize } from '../../../../ui/layout/paper.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import type { BoosterForm } from '../../booster.queries.ts';
import { useBoosterLinks } from '../../links/use-booster-links.ts';
import { useLinkAddresses } from '../../links/use-link-addresses.ts';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';

interface PrintSheetProps {
  form: BoosterForm;
  headingLevel?: 1 | 2 | undefined;
  onBack: () => void;
}

const sizes = ['s', 'm', 'l'] as const satisfies readonly PaperSize[];

/** Edge of a code on paper; the smallest is read from an arm's length, the largest through a window. */
const codeSizes: Readonly<Record<PaperSize, string>> = { s: '45mm', m: '70mm', l: '150mm' };

/** A sheet of A4 with the QR code of each location, of which the printer gets nothing else of the page. */
export function PrintSheet({ form, headingLevel = 1, onBack }: PrintSheetProps): JSX.Element {
  const t = useTranslate();
  const links = useBoosterLinks(form.id);
  const [size, setSize] = useState<PaperSize>('m');
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? form.languages[0] ?? defaultLanguage;
  const codes = links.data?.filter(({ channel }) => channel === 'qr');
  const addressOf = useLinkAddresses(codes);
  const hasCodes = codes !== undefined && codes.length > 0;
  return (
    <Screen part="BoosterForms" height="flow" inset="page">
      <Row>
        <Button variant="ghost" size="s" icon={<ArrowStartIcon size={16} />} onPress={onBack}>
          {t('review_booster.sheet.back')}
        </Button>
      </Row>
      <PageHeader
        title={t('review_booster.sheet.title', { name: form.name })}
        headingLevel={headingLevel}
        lead={t('review_booster.sheet.lead')}
        actions={
          hasCodes && (
            <Button variant="primary" onPress={() => globalThis.print()}>
              {t('review_booster.sheet.print')}
            </Button>
          )
        }
      />
      {!form.is_open && <Banner tone="warn">{t('review_booster.links.form_closed')}</Banner>}
      {hasCodes ? (
        <>
          <Row gap={4} wrap>
            <SegmentedControl
              label={t('review_booster.sheet.size')}
              segments={sizes.map((id) => ({ id, label: t(`review_booster.sheet.size_${id}`) }))}
              value={size}
              onChange={setSize}
            />
            {form.languages.length > 1 && (
              <Select
                label={t('review_booster.preview_language')}
                isLabelHidden
                options={form.languages.map((one) => ({ id: one, label: visitorWords[one].language }))}
                value={language}
                onChange={(id) => setLanguage(form.languages.find((one) => one === id))}
              />
            )}
          </Row>
          <Paper lang={language} size={size} label={t('review_booster.sheet.list')}>
            {codes.map((link) => (
              <PaperCard key={link.id} title={questionIn(form, language)} detail={addressOf(link)}>
                <QrCode
                  text={link.url}
                  label={t('review_booster.qr.title', { name: link.facility_name })}
                  size={codeSizes[size]}
                  isForPrint
                />
                <span>{visitorWords[language].scan}</span>
                <b>{link.facility_name}</b>
              </PaperCard>
            ))}
          </Paper>
        </>
      ) : (
        <QueryState
          query={links}
          failed={t('review_booster.links.failed')}
          headingLevel={levelBelow[headingLevel]}
          empty={
            codes && {
              icon: <LinkIcon size={24} />,
              title: t('review_booster.sheet.empty'),
              text: t('review_booster.sheet.empty_text'),
              actions: <Button onPress={onBack}>{t('review_booster.sheet.back')}</Button>,
            }
          }
        />
      )}
    </Screen>
  );
}
