import { useSuspenseQuery } from '@tanstack/react-query';
import { customerQuery } from '../customer.ts';
import { OwnChanges } from '../own-changes/own-changes.tsx';
import { PortalPinfold } from '../pinfold/portal-pinfold.tsx';

/** What others change on the map, in a view of the portal's own: hooks and rules alone. */
export function OwnChangesPage() {
  const { data } = useSuspenseQuery(customerQuery);
  return (
    <PortalPinfold customer={data}>
      <OwnChanges />
    </PortalPinfold>
  );
}
