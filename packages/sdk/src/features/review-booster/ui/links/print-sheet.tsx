'use client';
import { questionIn } from '@pinfold/contract/features/review-booster/booster-question';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
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

const sizes = ['s', 'm', 'l'] as const;
type SheetSize = (typeof sizes)[number];

/** Edge of a code on paper; the smallest is read from an arm's length, the largest through a window. */
const codeSizes: Readonly<Record<SheetSize, string>> = { s: '45mm', m: '70mm', l: '150mm' };

/** A sheet of A4 with the QR code of each location, of which the printer gets nothing else of the page. */
export function PrintSheet({ form, headingLevel = 1, onBack }: PrintSheetProps): JSX.Element {
  const t = useTranslate();
  const links = useBoosterLinks(form.id);
  const [size, setSize] = useState<SheetSize>('m');
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
          <Paper lang={language} data-size={size} aria-label={t('review_booster.sheet.list')}>
            {codes.map((link) => (
              <Code key={link.id}>
                <Question>{questionIn(form, language)}</Question>
                <QrCode
                  text={link.url}
                  label={t('review_booster.qr.title', { name: link.facility_name })}
                  size={codeSizes[size]}
                  isForPrint
                />
                <span>{visitorWords[language].scan}</span>
                <b>{link.facility_name}</b>
                <Address>{addressOf(link)}</Address>
              </Code>
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

// Ink on paper, whatever the colour scheme. In print whatever neither is the sheet, nor leads to it, nor is in it, goes.
const Paper = styled.ul.withConfig(partClass('BoosterForms-sheet'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  box-sizing: border-box;
  max-inline-size: 210mm;
  margin: 0;
  padding: 10mm;
  border: 1px solid var(--pf-line);
  background: #fff;
  color: #000;
  list-style: none;
  &[data-size='s'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-size='l'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    @page {
      size: A4;
      margin: 10mm;
    }
    max-inline-size: none;
    padding: 0;
    border: 0;
    html:has(&) body *:not(&, & *, :has(&)) {
      display: none !important;
    }
    html:has(&) :has(&) {
      display: block !important;
      position: static !important;
      overflow: visible !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-block-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: #fff !important;
      container-type: normal !important;
      contain: none !important;
    }
  }
`;

const Code = styled.li.withConfig(innerClass('BoosterForms-code'))`
  display: grid;
  gap: 2mm;
  align-content: center;
  justify-items: center;
  box-sizing: border-box;
  padding: 4mm;
  border: 1px dashed #999;
  text-align: center;
  break-inside: avoid;
  overflow-wrap: anywhere;
  font-size: 11pt;
  & svg {
    max-inline-size: 100%;
    block-size: auto;
  }
  [data-size='l'] > & {
    min-block-size: 255mm;
    border: 0;
    font-size: 18pt;
    break-after: page;
  }
`;

const Question = styled.span.withConfig(innerClass('BoosterForms-question'))`
  font-size: 1.3em;
  font-weight: 700;
  line-height: 1.2;
`;

const Address = styled.span.withConfig(innerClass('BoosterForms-address'))`
  font-size: 0.85em;
`;
