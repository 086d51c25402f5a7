import { useSuspenseQuery } from '@tanstack/react-query';
import { customerQuery } from '../customer.ts';
import { OwnChanges } from '../own-changes/own-changes.tsx';
import { PortalPinfold } from '../pinfold/portal-pinfold.tsx';

/** External changes in a view of the portal's own, made with Pinfold's headless hooks. */
export function OwnChangesPage() {
  const { data } = useSuspenseQuery(customerQuery);
  return (
    <PortalPinfold customer={data}>
      <OwnChanges />
    </PortalPinfold>
  );
}
