'use client';
import { websiteMaxLengths } from '@pinfold/contract/features/company/website';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { CompanyWebsitesState } from '../../websites/use-company-websites.ts';
import { PlanNotice } from '../shared/plan-notice.tsx';

interface NewWebsiteProps {
  state: CompanyWebsitesState;
  planHref: string | undefined;
}

/** Adds a website by its address. */
export function NewWebsite({ state, planHref }: NewWebsiteProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = state;
  const full = limit?.isReached ? t('company.limit.max_websites', { count: limit.max }) : undefined;
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (full === undefined) form.add();
      }}
    >
      <Grid fit="240px" align="start" gap={5}>
        <TextField
          label={t('company.websites.url')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={websiteMaxLengths.url}
          isDisabled={full !== undefined}
          value={form.url}
          onChange={form.setUrl}
          errorMessage={form.urlMessage}
        />
        <TextField
          label={t('company.websites.name')}
          autoComplete="off"
          maxLength={websiteMaxLengths.name}
          isDisabled={full !== undefined}
          value={form.name}
          onChange={form.setName}
        />
      </Grid>
      <PlanNotice
        limit="max_websites"
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
          pendingLabel={t('company.websites.adding')}
          disabledReason={full}
        >
          {t('company.websites.add')}
        </Button>
      </Row>
    </Stack>
  );
}
