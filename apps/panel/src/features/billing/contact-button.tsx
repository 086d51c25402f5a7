import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Link } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

/** A link to our contact address for the reader's language. */
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
