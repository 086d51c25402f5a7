import { BoosterReviews } from '@pinfold/sdk/review-booster';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What customers answered; the form is in the address, since the list of forms leads here. */
export default function BoosterReviewsPage() {
  const mayLink = useMayLink();
  const [{ formId }, change] = useUrlState({ parse: parseForm, format: formatForm });
  return (
    <BoosterReviews
      formId={formId}
      onFormIdChange={(next) => change({ formId: next })}
      promoHref={paths.boosterPromo}
      getLocationHref={
        mayLink(paths.listingDetails) ? (id) => hrefTo(paths.listingDetails, { id }) : undefined
      }
    />
  );
}

function parseForm(params: URLSearchParams): { formId: number | null } {
  const id = Number(params.get('form'));
  return { formId: Number.isSafeInteger(id) && id > 0 ? id : null };
}

function formatForm({ formId }: { formId: number | null }): URLSearchParams {
  return new URLSearchParams(formId === null ? {} : { form: String(formId) });
}
