import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Link } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

/** Leads to whoever answers in the reader's language. */
export function ContactButton() {
  const t = useText();
  const { language } = usePinfold();
  const address = useSettings().data?.contact[language];
  return address === undefined ? null : (
    <Link variant="button" href={address}>
      {t('contact')}
    </Link>
  );
}
