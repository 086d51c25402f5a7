'use client';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/reviews/templates/render-template';
import { useEffect, useRef, useState, type JSX } from 'react';
import { replyTemplatesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { className } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { TemplateIcon } from '../../../../ui/icons/action-icons.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { readTemplatesAccess } from '../../templates/reply-templates.ts';
import { composerText } from '../composing.ts';
import { type ReviewPartProps, useInboxView } from '../inbox-view-context.ts';
import { insertAtCaret } from './insert-at-caret.ts';
import { TemplatePicker } from './template-picker.tsx';

/** Puts a template into the composer, filled in for the review; the same by the key T. */
export function TemplateButton({ review }: ReviewPartProps): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(replyTemplatesMessages);
  const { inbox, commands, isNarrow } = useInboxView();
  const reading = usePermission(readTemplatesAccess);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(commands.offer);
  useEffect(() => {
    latest.current = commands.offer;
  });
  useEffect(() => latest.current('template', () => setOpen(true)), []);

  const insert = (template: string) => {
    setOpen(false);
    const composer = button.current?.closest(`.${className('ReviewsInbox-composer')}`);
    const words = renderTemplate(template, templateValuesOf(review));
    // The popover gives the focus back to its button first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        insertAtCaret(composer?.querySelector('textarea'), composerText(inbox, review), words, (text) =>
          inbox.drafts.write(review.id, text),
        ),
      ),
    );
  };
  if (!isReady) return null;
  const trigger = (
    <Button
      ref={button}
      size={isNarrow ? 'm' : 's'}
      icon={<TemplateIcon size={15} />}
      disabledReason={inbox.replyPermission.reason?.text ?? reading.reason?.text}
    >
      {t('reply_templates.picker.open')} {!isNarrow && <KeyHint>T</KeyHint>}
    </Button>
  );
  return reading.allowed && inbox.replyPermission.allowed ? (
    <Popover
      label={t('reply_templates.picker.title')}
      placement="top start"
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <TemplatePicker onPick={insert} />
    </Popover>
  ) : (
    trigger
  );
}
