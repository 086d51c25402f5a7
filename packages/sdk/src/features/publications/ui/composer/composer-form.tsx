'use client';
import { type JSX, type ReactNode, useMemo, useRef } from 'react';
import { postHas, type PostType, postTypes } from '@pinfold/contract/features/publications/local-post';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { Section } from '../../../../patterns/section.tsx';
import { useFocusFault } from '../../../../patterns/use-focus-fault.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Tabs } from '../../../../ui/collections/tabs.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { usePostDraftCheck, type PostComposerState } from '../../composer/use-post-composer.ts';
import { CheckBar } from './check-bar.tsx';
import { ComposerCheckContext, ComposerContext, useComposer, useComposerField } from './composer-context.ts';
import { LocationsField } from './locations-field.tsx';
import { PlanFields, ScheduleFields } from './moment-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { ActionFields, OfferFields, TextFields } from './text-fields.tsx';

interface ComposerFormProps {
  composer: PostComposerState;
  headingLevel: 2 | 3 | 4;
  hasAlerts: boolean;
}

/** The fields of a post with its preview beside them, and what sending would do below. */
export function ComposerForm({ composer, headingLevel, hasAlerts }: ComposerFormProps): JSX.Element {
  const t = useTranslate();
  const { form } = composer;
  const root = useRef<HTMLDivElement>(null);
  useFocusFault(root, form);
  const view = useMemo(
    () => ({ composer, form, headingLevel, hasAlerts }),
    [composer, form, headingLevel, hasAlerts],
  );
  return (
    <ComposerContext.Provider value={view}>
      <CheckedForm>
        <Stack ref={root} gap={5}>
          {composer.sendingReason !== undefined && <Banner>{composer.sendingReason}</Banner>}
          <ConflictNotice
            form={form}
            title={t('post_composer.conflict')}
            nameOf={(field) => t(`post_composer.field.${field}`)}
            theirs={(field, saved) => (field === 'title' || field === 'summary' ? saved[field] : undefined)}
          />
          <TypeTabs />
          <CheckBar />
        </Stack>
      </CheckedForm>
    </ComposerContext.Provider>
  );
}

/** Checks the draft while it is typed. Its children do not rerender with each letter. */
function CheckedForm({ children }: { children: ReactNode }) {
  const check = usePostDraftCheck(useComposer().composer);
  return <ComposerCheckContext.Provider value={check}>{children}</ComposerCheckContext.Provider>;
}

/** Types of posts, each with the fields that it has. What the others hold is kept. */
function TypeTabs() {
  const t = useTranslate();
  const { form, hasAlerts } = useComposer();
  const type = useDraftValues(form, (values) => values.type);
  const types = (Object.keys(postTypes) as (keyof typeof postTypes)[]).filter(
    (name) => name !== 'alert' || hasAlerts || type === postTypes.alert,
  );
  return (
    <Tabs
      label={t('post_composer.types')}
      selectedId={String(type)}
      onChange={(id) => form.set('type', Number(id) as PostType)}
      items={types.map((name) => ({
        id: String(postTypes[name]),
        label: t(`post_composer.type.${name}`),
        content: <TypeFields type={postTypes[name]} />,
      }))}
    />
  );
}

function TypeFields({ type }: { type: PostType }) {
  const t = useTranslate();
  const { headingLevel } = useComposer();
  return (
    <Row gap={5} align="start" wrap>
      <Stack gap={5} basis="520px">
        <Section name="text" title={t('post_composer.section.text')} headingLevel={headingLevel}>
          <TextFields />
          {postHas(type, 'offer') && <OfferFields />}
          {postHas(type, 'action') && <ActionFields />}
          {postHas(type, 'schedule') && <ScheduleFields />}
        </Section>
        <Section
          name="picture"
          title={t('post_composer.section.picture')}
          text={t('post_composer.section.picture_text')}
          headingLevel={headingLevel}
        >
          <PictureField />
        </Section>
        <Section name="locations" title={t('post_composer.section.locations')} headingLevel={headingLevel}>
          <LocationsField />
        </Section>
        <Section name="plan" title={t('post_composer.section.plan')} headingLevel={headingLevel}>
          <PlanFields />
          <VisibilityFields />
        </Section>
      </Stack>
      <Aside>
        <PostPreview />
      </Aside>
    </Row>
  );
}

/** Where the post is shown. */
function VisibilityFields() {
  const t = useTranslate();
  const maps = useComposerField('isOnMaps');
  const locator = useComposerField('isInLocator');
  return (
    <Stack role="group" gap={2} aria-label={t('post_composer.visibility')}>
      <Text weight="medium" size="s" tone="muted">
        {t('post_composer.visibility')}
      </Text>
      <Row gap={6} rowGap={2} wrap>
        <CheckBox
          label={t('post_composer.visibility.maps')}
          isSelected={maps.value}
          onChange={(isOn) => {
            maps.onChange(isOn);
            maps.onBlur();
          }}
          isInvalid={maps.errorMessage !== undefined}
        />
        <CheckBox
          label={t('post_composer.visibility.store_locator')}
          isSelected={locator.value}
          onChange={(isOn) => {
            locator.onChange(isOn);
            locator.onBlur();
            maps.onBlur();
          }}
        />
      </Row>
      {maps.errorMessage && <FaultText>{maps.errorMessage}</FaultText>}
    </Stack>
  );
}

/* At most as wide as a phone shows a post; where it has a line of its own, it has no room to stick in. */
const Aside = styled.div.withConfig(innerClass('PostComposer-aside'))`
  position: sticky;
  inset-block-start: var(--pf-space-4);
  flex: 1 1 340px;
  min-inline-size: 0;
  max-inline-size: 420px;
`;
