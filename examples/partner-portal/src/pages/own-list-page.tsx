import { useSuspenseQuery } from '@tanstack/react-query';
import { customerQuery } from '../customer.ts';
import { OwnList } from '../own-list/own-list.tsx';
import { PortalPinfold } from '../pinfold/portal-pinfold.tsx';

/** Reviews with hooks from `@pinfold/sdk/headless/reviews`, and markup and styles of the portal. */
export function OwnListPage() {
  const { data } = useSuspenseQuery(customerQuery);
  return (
    <PortalPinfold customer={data}>
      <OwnList />
    </PortalPinfold>
  );
}
