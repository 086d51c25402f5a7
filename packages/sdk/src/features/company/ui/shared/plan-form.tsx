'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { LimitUse } from '../../plan-limit.ts';
import { PlanNotice, type WatchedLimit } from './plan-notice.tsx';

interface PlanFormProps {
  /** What the form adds to, as the plan limits it. */
  limit: WatchedLimit;
  use: LimitUse | undefined;
  form: { isAdding: boolean; refusal: string | undefined; isAboutPlan: boolean };
  /** Where the user sees their plan. */
  planHref: string | undefined;
  onSubmit: () => void;
  /** To be disabled while the plan is full. */
  fields: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  variant?: ButtonProps['variant'];
  /** Why nothing can be added although the plan has room. */
  refusal?: string | undefined;
  /** Beside the button. */
  children?: ReactNode;
}

/** A form that adds something as far as the plan goes: fields, why nothing can be added, and the button. */
export function PlanForm({
  limit,
  use,
  form,
  planHref,
  onSubmit,
  fields,
  submitLabel,
  pendingLabel,
  variant,
  refusal,
  children,
}: PlanFormProps): JSX.Element {
  const t = useTranslate();
  const full = use?.isReached ? t(`company.limit.${limit}`, { count: use.max }) : undefined;
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (full === undefined) onSubmit();
      }}
    >
      <Grid fit="240px" align="start" gap={5}>
        {fields}
      </Grid>
      <PlanNotice
        limit={limit}
        use={use}
        refusal={form.refusal}
        isAboutPlan={form.isAboutPlan}
        planHref={planHref}
      />
      <Row gap={4} rowGap={3} wrap>
        <Button
          type="submit"
          {...(variant && { variant })}
          isPending={form.isAdding}
          pendingLabel={pendingLabel}
          disabledReason={full ?? refusal}
        >
          {submitLabel}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
