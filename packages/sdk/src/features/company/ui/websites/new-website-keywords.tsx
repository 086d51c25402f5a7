'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { WebsiteWatch } from '../../websites/use-website-watch.ts';
import { KeywordEntriesField } from '../keywords/keyword-entries-field.tsx';
import { LimitUse } from '../shared/limit-use.tsx';
import { PlanNotice } from '../shared/plan-notice.tsx';

interface NewWebsiteKeywordsProps {
  watch: WebsiteWatch;
  planHref: string | undefined;
}

/** Adds keywords to a website, watched from one place. */
export function NewWebsiteKeywords({ watch, planHref }: NewWebsiteKeywordsProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = watch;
  const count = form.entries.entries.length;
  const full = limit?.isReached ? t('company.limit.max_organic_keywords', { count: limit.max }) : undefined;
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (full === undefined) form.submit();
      }}
    >
      <Grid fit="240px" align="start" gap={5}>
        <KeywordEntriesField entries={form.entries} isDisabled={full !== undefined} />
        <Select
          label={t('company.watch.place')}
          options={watch.locations.map(({ id, name, region }) => ({
            id: String(id),
            label: name,
            description: region,
          }))}
          value={form.location ? String(form.location.id) : null}
          onChange={(id) => form.setLocation(Number(id))}
          isDisabled={full !== undefined}
        />
      </Grid>
      <PlanNotice
        limit="max_organic_keywords"
        use={limit}
        refusal={form.refusal}
        isAboutPlan={form.isAboutPlan}
        planHref={planHref}
      />
      <Row gap={4} rowGap={3} wrap>
        <Button
          type="submit"
          isPending={form.isAdding}
          pendingLabel={t('company.keywords.adding')}
          disabledReason={full}
        >
          {count === 0 ? t('company.keywords.add_none') : t('company.keywords.add', { count })}
        </Button>
        <LimitUse use={limit} />
      </Row>
    </Stack>
  );
}
