import { ProtectionBar } from '@pinfold/sdk/external-changes';
import { useLocation } from 'react-router-dom';

const list = '/external-changes/list';

/** The SDK's bar, which leads to the changes that it speaks of; nowhere from where they are. */
export default function ProtectedChangesBar() {
  const { pathname } = useLocation();
  return <ProtectionBar href={pathname === list ? undefined : `${list}?is_protected=true`} />;
}
