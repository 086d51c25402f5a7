'use client';
import { type JSX, type RefObject, useRef } from 'react';
import {
  type PostActionType,
  postActions,
  postHas,
  postLimits,
} from '@pinfold/contract/features/publications/local-post';
import { type PostFinding, postVariables } from '@pinfold/contract/features/publications/post-text';
import { characterCount } from '@pinfold/contract/normalise-text';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useComposer, useComposerCheck, useComposerField } from './composer-context.ts';

// Loaded separately, so that the fields are shown at once.
const AiPostField = /* @__PURE__ */ lazyComponent(
  async () => (await import('./ai-post-field.tsx')).AiPostField,
);

/** Texts of a post, with what the check remarks about them. */
export function TextFields(): JSX.Element {
  const t = useTranslate();
  const { form } = useComposer();
  const hasTitle = useDraftValues(form, ({ type }) => postHas(type, 'title'));
  const title = useComposerField('title');
  const summary = useComposerField('summary');
  const titleInput = useRef<HTMLInputElement>(null);
  const summaryInput = useRef<HTMLTextAreaElement>(null);
  const isCounted = summary.value.trim() !== '';
  return (
    <Stack gap={4}>
      {hasTitle && (
        <Stack gap={2}>
          <TextField
            ref={titleInput}
            label={t('post_composer.title')}
            isRequired
            maxLength={400}
            description={title.value ? <Counter name="title" /> : undefined}
            {...title}
          />
          <VariableMenu name="title" input={titleInput} />
        </Stack>
      )}
      <Stack gap={2}>
        <TextArea
          ref={summaryInput}
          label={t('post_composer.summary')}
          isRequired={!hasTitle}
          minRows={5}
          maxLength={6000}
          description={isCounted ? <Counter name="summary" /> : undefined}
          {...summary}
        />
        <VariableMenu name="summary" input={summaryInput} />
        <AiPostField />
      </Stack>
      <Findings />
    </Stack>
  );
}

/** Characters of the longest text that a location gets, once variables are filled in. */
function Counter({ name }: { name: 'title' | 'summary' }) {
  const t = useTranslate();
  const format = useFormat();
  const { form } = useComposer();
  const text = useDraftValues(form, (values) => values[name]);
  const { data } = useComposerCheck();
  const limit = postLimits[name];
  // Of what is typed now the check knows a moment later.
  const longest = text.includes('{') ? data?.longest[name] : undefined;
  const length = longest ?? characterCount(text.trim());
  return (
    <Text isTabular tone={length > limit ? 'bad' : undefined}>
      {t(longest === undefined ? 'post_composer.count' : 'post_composer.count_longest', {
        length: format.number(length),
        limit: format.number(limit),
      })}
    </Text>
  );
}

interface VariableMenuProps {
  name: 'title' | 'summary';
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Variables to insert where the cursor was. */
function VariableMenu({ name, input }: VariableMenuProps) {
  const t = useTranslate();
  const { form } = useComposer();
  const insert = (variable: string) => {
    const text = form.getValues()[name];
    const { selectionStart, selectionEnd } = input.current ?? {};
    const from = selectionStart ?? text.length;
    form.set(name, `${text.slice(0, from)}{${variable}}${text.slice(selectionEnd ?? from)}`);
    const cursor = from + variable.length + 2;
    // After the menu has given the focus back and the text is drawn.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(cursor, cursor);
    });
  };
  return (
    <Row pull={3}>
      <Menu
        placement="bottom start"
        onAction={(id) => insert(String(id))}
        trigger={
          <Button
            size="s"
            variant="ghost"
            icon={<PlusIcon size={14} />}
            aria-label={t('post_composer.variable.insert_into', { field: t(`post_composer.${name}`) })}
          >
            {t('post_composer.variable.insert')}
          </Button>
        }
      >
        {postVariables.map((variable) => (
          <MenuItem key={variable} id={variable} description={`{${variable}}`}>
            {t(`post_composer.variable.${variable}`)}
          </MenuItem>
        ))}
      </Menu>
    </Row>
  );
}

/** What Google may reject the text for, or readers dislike; nothing of it keeps it from being sent. */
function Findings() {
  const t = useTranslate();
  const { form } = useComposer();
  const { data } = useComposerCheck();
  const canCall = useDraftValues(form, ({ type, action }) => postHas(type, 'action') && action !== 'call');
  const findings = data?.findings ?? [];
  if (findings.length === 0) return null;
  const textOf = (kind: PostFinding, count: number, name: string | undefined) =>
    t(`post_composer.finding.${kind}`, { count, name: name ?? '' });
  return (
    <Banner tone="warn" title={t('post_composer.finding.title')} role="status">
      <List gap={2}>
        {findings.map(({ kind, count, location }) => (
          <Spread key={kind} as="li" gap={3} rowGap={1}>
            <Text>{textOf(kind, count, location?.name)}</Text>
            {kind === 'phone_number' && canCall && (
              <Button size="s" onPress={() => form.setValues({ action: 'call' })}>
                {t('post_composer.finding.use_call')}
              </Button>
            )}
          </Spread>
        ))}
      </List>
    </Banner>
  );
}

/** The button of a post; a call dials the number of each location and needs no link. */
export function ActionFields(): JSX.Element {
  const t = useTranslate();
  const action = useComposerField('action');
  const url = useComposerField('actionUrl');
  const choices = ['none', ...postActions] as const;
  return (
    <Row gap={4} rowGap={3} align="start" wrap>
      <Stack basis="180px">
        <Select
          label={t('post_composer.action')}
          options={choices.map((id) => ({ id, label: t(`post_composer.action.${id}`) }))}
          value={action.value}
          onChange={(id) => action.onChange(id as PostActionType | 'none')}
          {...(action.value === 'call' && { description: t('post_composer.action.call_hint') })}
        />
      </Stack>
      {action.value !== 'none' && action.value !== 'call' && (
        <Stack basis="260px">
          <TextField
            label={t('post_composer.link')}
            type="url"
            inputMode="url"
            placeholder="https://"
            isRequired
            maxLength={postLimits.link}
            {...url}
          />
        </Stack>
      )}
    </Row>
  );
}

/** What only an offer has. */
export function OfferFields(): JSX.Element {
  const t = useTranslate();
  const voucher = useComposerField('voucher');
  const link = useComposerField('offerLink');
  const terms = useComposerField('terms');
  return (
    <Stack gap={4}>
      <Row gap={4} rowGap={3} align="start" wrap>
        <Stack basis="180px">
          <TextField label={t('post_composer.voucher')} maxLength={200} {...voucher} />
        </Stack>
        <Stack basis="260px">
          <TextField
            label={t('post_composer.offer_link')}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={postLimits.link}
            {...link}
          />
        </Stack>
      </Row>
      <TextArea label={t('post_composer.terms')} minRows={2} maxLength={postLimits.terms} {...terms} />
    </Stack>
  );
}
