'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Section } from '../../../../patterns/section.tsx';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import { embedCode, type EmbedKind } from '../../settings/embed-code.ts';
import { LocatorText } from '../fields/locator-layout.tsx';
import { useLocatorForm } from '../settings/locator-form-context.ts';

/** The code to embed, with a copy button, and the address of the hosted page. */
export function EmbedCode(): JSX.Element {
  const t = useTranslate();
  const { form, settings, headingLevel } = useLocatorForm();
  const isRenamed = useDraftState(form, ({ changed }) => changed.includes('name'));
  const [kind, setKind] = useState<EmbedKind>('inline');
  const code = embedCode({ script: settings.addresses.script, name: settings.name }, kind);
  const { isCopied, copy } = useCopy(code);
  return (
    <Section
      title={t('store_locator.embed.title')}
      text={t('store_locator.embed.text')}
      headingLevel={headingLevel}
    >
      <SegmentedControl
        label={t('store_locator.embed.kind')}
        segments={[
          { id: 'inline', label: t('store_locator.embed.inline') },
          { id: 'launcher', label: t('store_locator.embed.launcher') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Code tabIndex={0} aria-label={t('store_locator.embed.code')} role="region">
        <code>{code}</code>
      </Code>
      <Stack gap={4} minInlineSize="0">
        <div>
          <Button icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onPress={copy}>
            {t(isCopied ? 'store_locator.embed.copied' : 'store_locator.embed.copy')}
          </Button>
        </div>
        {isRenamed && <LocatorText>{t('store_locator.embed.unsaved_name')}</LocatorText>}
        {settings.is_published ? (
          <LocatorText>
            {t('store_locator.embed.page')}:{' '}
            <Link href={settings.addresses.page} target="_blank" rel="noreferrer">
              {settings.addresses.page}
            </Link>
          </LocatorText>
        ) : (
          <Banner>{t('store_locator.embed.unpublished')}</Banner>
        )}
      </Stack>
    </Section>
  );
}

const Code = styled.pre.withConfig(innerClass('LocatorPreview-code'))`
  ${focusRing}
  margin: 0;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-line-2);
  color: var(--pf-ink);
  font-family: ui-monospace, monospace;
  font-size: var(--pf-font-size-s);
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
