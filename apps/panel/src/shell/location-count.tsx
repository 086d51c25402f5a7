import { useFormat } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useText } from '../texts/use-text.ts';
import { SectionCount } from './section-count.tsx';

/** How many locations the reader sees; nothing before there is one. */
export function LocationCount() {
  const t = useText();
  const format = useFormat();
  const { data: company } = useCurrentCompany();
  const user = company?.company_user;
  const count =
    (user?.all_facilities_access ? company?.facilities_count : user?.facilities_access_count) ?? 0;
  if (count === 0) return null;
  return <SectionCount label={t('nav.locations', { count })}>{format.number(count)}</SectionCount>;
}
