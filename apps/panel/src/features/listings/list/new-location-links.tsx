import { Link } from '@pinfold/sdk/ui';
import { paths } from '../../../routing/paths.ts';
import { useMayLink } from '../../../routing/use-panel-session.ts';
import { useText } from '../../../texts/use-text.ts';

/** The ways to more locations, as far as they are open to the reader. */
export function NewLocationLinks() {
  const t = useText();
  const mayLink = useMayLink();
  const ways = [
    { path: paths.createListing, label: t('location_page.create') },
    { path: paths.importListings, label: t('location_page.import') },
  ];
  return ways
    .filter(({ path }) => mayLink(path))
    .map(({ path, label }) => (
      <Link key={path} href={path} isInApp variant="button">
        {label}
      </Link>
    ));
}
