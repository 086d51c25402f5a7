import { ProtectionBar } from '@pinfold/sdk/external-changes';
import { useLocation } from 'react-router';
import { paths, withQuery } from '../routing/paths.ts';

const list = paths.externalChangeList;

/** The SDK's bar, which leads to the changes that it speaks of; nowhere from where they are. */
export default function ProtectedChangesBar() {
  const { pathname } = useLocation();
  return <ProtectionBar href={pathname === list ? undefined : withQuery(list, { is_protected: 'true' })} />;
}
