import { usePermission } from '@pinfold/sdk';
import { BoosterAudit, BoosterForms, type OpenBoosterForm } from '@pinfold/sdk/review-booster';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What is open of a form is in the address, so that the back button leads to the list; below the list stands the audit. */
export default function BoosterFormsPage() {
  const mayLink = useMayLink();
  const { allowed: seesAudit } = usePermission('view_rb_reviews_analytics');
  const [{ open }, change] = useUrlState({ parse: parseOpen, format: formatOpen });
  return (
    <>
      <BoosterForms
        open={open}
        onOpenChange={(next) => change({ open: next })}
        getLocationHref={
          mayLink(paths.listingDetails) ? (id) => hrefTo(paths.listingDetails, { id }) : undefined
        }
      />
      {!open && seesAudit && <BoosterAudit />}
    </>
  );
}

function parseOpen(params: URLSearchParams): { open: OpenBoosterForm | null } {
  const id = Number(params.get('form'));
  if (!Number.isInteger(id) || id <= 0) return { open: null };
  return { open: { id, view: params.get('view') === 'sheet' ? 'sheet' : 'links' } };
}

function formatOpen({ open }: { open: OpenBoosterForm | null }): URLSearchParams {
  if (!open) return new URLSearchParams();
  return new URLSearchParams({ form: String(open.id), ...(open.view === 'sheet' && { view: 'sheet' }) });
}
