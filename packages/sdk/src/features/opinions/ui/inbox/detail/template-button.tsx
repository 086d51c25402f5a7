'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { renderTemplate } from '@pinfold/contract/features/opinions/templates/render-template';
import { replyTemplatesMessages } from '../../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { className, innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ListSearch } from '../../../../../ui/collections/list-search.tsx';
import { optionStyle } from '../../../../../ui/collections/option-style.ts';
import { KeyHint } from '../../../../../ui/display/key-hint.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../../../ui/fields/search-field.tsx';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TemplateIcon } from '../../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import {
  matchTemplates,
  readTemplatesAccess,
  useReplyTemplates,
} from '../../../templates/reply-templates.ts';
import { composerText } from '../composing.ts';
import { type InboxPartProps, useOpinionInboxView } from '../inbox-view-context.ts';
import { insertAtCaret } from '../../templates/insert-at-caret.ts';
import { MarkedTemplate } from '../../templates/marked-template.tsx';

/** Inserts a template into the composer, filled in for the review; also the shortcut T. */
export function TemplateButton({ review }: InboxPartProps): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(replyTemplatesMessages);
  const { source, inbox, commands, isNarrow } = useOpinionInboxView();
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
    const words = renderTemplate(template, source.rules.templateValuesOf(review));
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

interface TemplatePickerProps {
  onPick: (text: string) => void;
}

/** Finds a template by typing; the arrows choose while one types, Enter takes it. */
function TemplatePicker({ onPick }: TemplatePickerProps): JSX.Element {
  const t = useTranslate();
  const { source } = useOpinionInboxView();
  const { templates, categories, isPending, error } = useReplyTemplates();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<number>();
  const shown = matchTemplates(templates, { query, category });
  const all = { id: 'all', label: t('reply_templates.all') };
  const pick = (key: string | number) => {
    const template = templates.find(({ id }) => id === Number(key));
    if (template) onPick(template.text);
  };
  if (isPending) return <Skeleton label={t('common.loading')} lines={4} />;
  return (
    <Stack gap={3} inlineSize="min(420px, calc(100vw - 60px))">
      <ListSearch query={query} onQueryChange={setQuery}>
        <SearchField
          autoFocus
          label={t('reply_templates.search')}
          placeholder={t('reply_templates.search')}
          clearLabel={t('reply_templates.clear_search')}
        />
        {categories.length > 1 && (
          <Select
            label={t('reply_templates.picker.category')}
            isLabelHidden
            options={[all, ...categories.map(({ id, name }) => ({ id: String(id), label: name }))]}
            value={category === undefined ? 'all' : String(category)}
            onChange={(id) => setCategory(id === 'all' ? undefined : Number(id))}
          />
        )}
        <Options
          aria-label={t('reply_templates.picker.list')}
          items={shown}
          onAction={pick}
          renderEmptyState={() => (
            <p>{error ? t('reply_templates.failed') : t(emptyWords(templates.length > 0))}</p>
          )}
        >
          {({ id, text }) => {
            const refusal = source.rules.templateRefusal?.(text);
            return (
              <Option id={id} textValue={text} isDisabled={refusal !== undefined}>
                <MarkedTemplate text={text} />
                {refusal && (
                  <Text as="small" tone="subtle" size="s">
                    {t(refusal)}
                  </Text>
                )}
              </Option>
            );
          }}
        </Options>
      </ListSearch>
    </Stack>
  );
}

function emptyWords(hasTemplates: boolean) {
  return hasTemplates ? 'reply_templates.nothing_found' : 'reply_templates.empty';
}

const Options = styled(ListBox).withConfig(innerClass('ReplyTemplates-options'))`
  max-block-size: min(320px, 45dvh);
  margin-inline: -8px;
  overflow: auto;
  outline: none;
  & > p {
    margin: 12px 8px;
    color: var(--pf-ink-3);
  }
` as typeof ListBox;

const Option = styled(ListBoxItem).withConfig(innerClass('ReplyTemplates-option'))`
  ${optionStyle}
  align-items: flex-start;
  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
