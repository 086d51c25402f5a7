'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ReviewCategoryForm } from '../../categories/use-review-category-form.ts';

interface CategoryRefusalProps {
  form: ReviewCategoryForm;
  planHref: string | undefined;
}

/** Why the API did not take the category, where no field says it. */
export function CategoryRefusal({ form, planHref }: CategoryRefusalProps): JSX.Element | null {
  const t = useTranslate();
  if (!form.refusal || form.isNameTaken) return null;
  return (
    <Banner
      tone={form.isAboutPlan ? 'warn' : 'bad'}
      role="alert"
      actions={
        form.isAboutPlan &&
        planHref && (
          <Link href={planHref} isInApp>
            {t('review_categories.plan_link')}
          </Link>
        )
      }
    >
      {form.refusal}
    </Banner>
  );
}
