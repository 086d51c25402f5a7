'use client';
import { websiteMaxLengths } from '@pinfold/contract/features/company/website';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemovalQuestion } from '../../../../patterns/removal-question.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { DataRow } from '../../../company/ui/shared/data-row.tsx';
import { PlanForm } from '../../../company/ui/shared/plan-form.tsx';
import { addressOf, type WebsiteCompetitorsState } from '../../competitors/use-website-competitors.ts';

interface CompetitorContentProps {
  state: WebsiteCompetitorsState;
  planHref: string | undefined;
  headingLevel: 2 | 3;
}

/** The competitors of one website, the ways to add one, and the question before one is removed. */
export function CompetitorContent({ state, planHref, headingLevel }: CompetitorContentProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { competitors = [], permission, removal } = state;
  return (
    <>
      {competitors.length === 0 ? (
        <Text as="p" tone="muted" wrap="pretty">
          {t('website_competitors.empty')}
        </Text>
      ) : (
        <List lines="between" aria-label={t('website_competitors.list')}>
          {competitors.map((competitor) => (
            <DataRow
              key={competitor.id}
              title={competitor.host}
              text={
                <>
                  <Link href={competitor.url} target="_blank" rel="noreferrer" variant="quiet">
                    {competitor.url}
                  </Link>
                  {' · '}
                  {t('website_competitors.added', { date: format.date(competitor.created_at) })}
                </>
              }
              actions={
                <IconButton
                  size="s"
                  icon={<TrashIcon size={16} />}
                  label={t('website_competitors.remove', { host: competitor.host })}
                  disabledReason={permission.reason?.text}
                  onPress={() => removal.ask(competitor)}
                />
              }
            />
          ))}
        </List>
      )}
      {permission.reason ? (
        <Banner>{permission.reason.text}</Banner>
      ) : (
        <NewCompetitor state={state} planHref={planHref} />
      )}
      <Suggestions state={state} headingLevel={headingLevel} />
      <RemovalQuestion
        removal={removal}
        titleOf={({ host }) => t('website_competitors.remove_title', { host })}
        textOf={() => t('website_competitors.remove_text')}
        confirmLabel={t('website_competitors.remove_confirm')}
        pendingLabel={t('website_competitors.removing')}
      />
    </>
  );
}

/** Adds a website of somebody else by its address. */
function NewCompetitor({ state: { form, limit }, planHref }: Omit<CompetitorContentProps, 'headingLevel'>) {
  const t = useTranslate();
  return (
    <PlanForm
      limit="max_website_competitors"
      use={limit}
      form={form}
      planHref={planHref}
      onSubmit={form.add}
      fields={
        <TextField
          label={t('website_competitors.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={websiteMaxLengths.url}
          isDisabled={limit?.isReached ?? false}
          value={form.url}
          onChange={form.setUrl}
          errorMessage={form.fault && t(`company.websites.fault.${form.fault}`)}
        />
      }
      submitLabel={t('website_competitors.add')}
      pendingLabel={t('website_competitors.adding')}
    />
  );
}

/** Who stands above the own website most often, to be added with one press. */
function Suggestions({ state, headingLevel }: Pick<CompetitorContentProps, 'state' | 'headingLevel'>) {
  const t = useTranslate();
  const { suggested, permission, limit, form } = state;
  if (suggested.length === 0) return null;
  const full = limit?.isReached
    ? t('company.limit.max_website_competitors', { count: limit.max })
    : undefined;
  return (
    <Stack gap={3}>
      <Heading level={headingLevel === 2 ? 3 : 4} size="m">
        {t('website_competitors.suggested')}
      </Heading>
      <List lines="between" aria-label={t('website_competitors.suggested')}>
        {suggested.map(({ host, above_count: count }) => (
          <DataRow
            key={host}
            title={host}
            text={t('website_competitors.above', { count })}
            actions={
              <Button
                size="s"
                aria-label={t('website_competitors.add_host', { host })}
                isPending={form.adding === addressOf(host)}
                pendingLabel={t('website_competitors.adding')}
                disabledReason={permission.reason?.text ?? full}
                onPress={() => form.addSuggested(host)}
              >
                {t('website_competitors.add_short')}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
