import { EmptyState, LockIcon } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';

/** The start page of a member who may not see anything yet. */
export default function NoAccessPage() {
  const t = useText();
  return (
    <EmptyState icon={<LockIcon size={24} />} title={t('no_access.title')}>
      {t('no_access.text')}
    </EmptyState>
  );
}
