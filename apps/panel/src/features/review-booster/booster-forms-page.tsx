import { usePermission } from '@pinfold/sdk';
import { useBoosterForms } from '@pinfold/sdk/headless/review-booster';
import { BoosterAudit, BoosterForms, type OpenBoosterForm } from '@pinfold/sdk/review-booster';
import { hrefTo, paths, withQuery } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What is open of a form is in the address, so that the back button leads to the list; below the list stands the audit. */
export default function BoosterFormsPage() {
  const mayLink = useMayLink();
  const { allowed: seesAudit } = usePermission('view_rb_reviews_analytics');
  // There is nothing to audit before the first form, and a company without the Review Booster is told so once.
  const hasForms = (useBoosterForms().data?.length ?? 0) > 0;
  const [{ open }, change] = useUrlState({ parse: parseOpen, format: formatOpen });
  return (
    <>
      <BoosterForms
        promoHref={paths.boosterPromo}
        open={open}
        onOpenChange={(next) => change({ open: next })}
        getAnswersHref={
          mayLink(paths.boosterReviews)
            ? (id) => withQuery(paths.boosterReviews, { forms: String(id) })
            : undefined
        }
        getLocationHref={
          mayLink(paths.listingDetails) ? (id) => hrefTo(paths.listingDetails, { id }) : undefined
        }
      />
      {!open && seesAudit && hasForms && <BoosterAudit />}
    </>
  );
}

function parseOpen(params: URLSearchParams): { open: OpenBoosterForm | null } {
  const id = Number(params.get('form'));
  if (!Number.isInteger(id) || id <= 0) return { open: null };
  return { open: { id, view: views.find((view) => view === params.get('view')) ?? 'links' } };
}

function formatOpen({ open }: { open: OpenBoosterForm | null }): URLSearchParams {
  if (!open) return new URLSearchParams();
  return new URLSearchParams({ form: String(open.id), ...(open.view !== 'links' && { view: open.view }) });
}

/** Besides the links, which need no name. */
const views = ['sheet', 'invitations'] as const;
