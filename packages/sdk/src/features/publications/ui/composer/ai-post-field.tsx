'use client';
import { type JSX, useState } from 'react';
import { aiTones } from '@pinfold/contract/ai-tones';
import { aiPostLanguages, briefMaxLength } from '@pinfold/contract/features/publications/ai-post';
import { aiPostMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { SparkleIcon, StopIcon, UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type AiPost, useAiPost } from '../../composer/use-ai-post.ts';
import { useComposer } from './composer-context.ts';

/** Has the model write the text of the post: a button, and below it what the model is told. */
export function AiPostField(): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(aiPostMessages);
  const { composer } = useComposer();
  const ai = useAiPost(composer);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!isReady) return null;
  const isShown = isOpen || (!wasOpened && (ai.state !== 'idle' || ai.brief.brief !== ''));
  const toggle = () => {
    setOpened(true);
    setOpen(!isShown);
  };
  return (
    <Stack gap={2}>
      <Row pull={3}>
        <Button
          size="s"
          variant="ghost"
          icon={<SparkleIcon size={14} />}
          aria-expanded={isShown}
          onPress={toggle}
        >
          {t('ai_post.open')}
        </Button>
      </Row>
      {isShown && <AiPostPanel ai={ai} hasFocus={isOpen} />}
    </Stack>
  );
}

function AiPostPanel({ ai, hasFocus }: { ai: AiPost; hasFocus: boolean }) {
  const t = useTranslate();
  const { brief } = ai.brief;
  return (
    <Stack role="group" aria-label={t('ai_post.open')} gap={3} padding={4} isFramed>
      <TextArea
        label={t('ai_post.brief')}
        description={t('ai_post.brief_hint')}
        placeholder={t('ai_post.brief_placeholder')}
        minRows={2}
        maxRows={6}
        maxLength={briefMaxLength}
        autoFocus={hasFocus}
        dir="auto"
        value={brief}
        onChange={(text) => ai.setBrief({ brief: text })}
      />
      <Row gap={4} rowGap={3} align="start" wrap>
        <Stack basis="140px">
          <Select
            label={t('ai_post.tone')}
            options={aiTones.map((id) => ({ id, label: t(`ai_post.tone.${id}`) }))}
            value={ai.brief.tone}
            onChange={(id) => ai.setBrief({ tone: aiTones.find((tone) => tone === id) ?? ai.brief.tone })}
          />
        </Stack>
        <Stack basis="140px">
          <Select
            label={t('ai_post.language')}
            options={aiPostLanguages.map((id) => ({ id, label: t(`ai_post.language.${id}`) }))}
            value={ai.brief.language}
            onChange={(id) =>
              ai.setBrief({ language: aiPostLanguages.find((one) => one === id) ?? ai.brief.language })
            }
          />
        </Stack>
      </Row>
      <AiPostActions ai={ai} />
      <AiPostOutcome ai={ai} />
    </Stack>
  );
}

function AiPostActions({ ai }: { ai: AiPost }) {
  const t = useTranslate();
  const { form } = useComposer();
  const hasText = useDraftValues(form, ({ summary }) => summary.trim() !== '');
  const isWriting = ai.state === 'writing';
  return (
    <Row gap={3} rowGap={2} wrap>
      <Button
        size="s"
        icon={isWriting ? <StopIcon size={14} /> : <SparkleIcon size={14} />}
        disabledReason={isWriting ? undefined : ai.reason}
        onPress={isWriting ? ai.stop : ai.write}
      >
        {t(
          isWriting
            ? 'ai_post.stop'
            : ai.state === 'done' || ai.state === 'stopped'
              ? 'ai_post.write_again'
              : hasText
                ? 'ai_post.improve'
                : 'ai_post.write',
        )}
      </Button>
      {ai.canUndo && (
        <Button size="s" variant="ghost" icon={<UndoIcon size={14} />} onPress={ai.undo}>
          {t('ai_post.undo')}
        </Button>
      )}
      {ai.canRedo && (
        <Button size="s" variant="ghost" onPress={ai.redo}>
          {t('ai_post.redo')}
        </Button>
      )}
    </Row>
  );
}

/** How the model's text went, and what is left of the month's limit. */
function AiPostOutcome({ ai: { state, failure, reason, limit, write } }: { ai: AiPost }) {
  const t = useTranslate();
  const format = useFormat();
  const shown = shownStates.find((one) => one === state);
  return (
    <>
      {failure && (
        <Banner
          tone="warn"
          role="alert"
          actions={
            reason === undefined && (
              <Button size="s" onPress={write}>
                {t('ai_post.retry')}
              </Button>
            )
          }
        >
          {failure}
        </Banner>
      )}
      <Row gap={5} rowGap={1} wrap isHidden={!shown && !limit}>
        <Text role="status" tone="subtle" size="s" isHidden={!shown}>
          {shown && t(`ai_post.state.${shown}`)}
        </Text>
        {limit && (
          <Text tone="subtle" size="s">
            {t('ai_post.limit', {
              count: limit.remaining_limit,
              left: format.number(limit.remaining_limit),
              limit: format.number(limit.monthly_limit),
              date: format.date(limit.renews_at, 'day_month'),
            })}
          </Text>
        )}
      </Row>
    </>
  );
}

const shownStates = ['writing', 'done', 'stopped', 'undone'] as const;
