'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';
import { PlanNotice } from '../shared/plan-notice.tsx';
import { KeywordEntriesField } from './keyword-entries-field.tsx';
import { KeywordScopeFields } from './keyword-scope-fields.tsx';

interface NewKeywordsProps {
  state: CompanyKeywordsState;
  planHref: string | undefined;
}

/** Adds keywords, many at once, for the company, a group or a location. */
export function NewKeywords({ state, planHref }: NewKeywordsProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = state;
  const count = form.entries.entries.length;
  const full = limit?.isReached ? t('company.limit.max_maps_keywords', { count: limit.max }) : undefined;
  const { added } = form;
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
        <KeywordScopeFields form={form} isDisabled={full !== undefined} />
      </Grid>
      <PlanNotice
        limit="max_maps_keywords"
        use={limit}
        refusal={form.refusal}
        isAboutPlan={form.isAboutPlan}
        planHref={planHref}
      />
      <Row gap={4} rowGap={3} wrap>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isAdding}
          pendingLabel={t('company.keywords.adding')}
          disabledReason={full ?? form.scopeRefusal}
        >
          {count === 0 ? t('company.keywords.add_none') : t('company.keywords.add', { count })}
        </Button>
        <Text as="p" tone="muted" wrap="pretty" role="status">
          {added &&
            [
              added.fresh > 0 && t('company.keywords.added', { count: added.fresh }),
              added.known > 0 && t('company.keywords.known', { count: added.known }),
            ]
              .filter(Boolean)
              .join(' ')}
        </Text>
      </Row>
    </Stack>
  );
}
