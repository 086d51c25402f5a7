import { ToastRegion } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';
import { notices } from './notices.ts';

/** The notifications at the top right, in their groups (product spec, section 2). */
export default function NoticeRegion() {
  const t = useText();
  return <ToastRegion toasts={notices} label={t('notices')} closeLabel={t('close')} />;
}
