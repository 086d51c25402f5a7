import { useParentCompany } from '@pinfold/sdk/headless/company';
import { Row } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

/** The company that this one belongs to; nothing for one that stands alone. */
export function ParentCompany() {
  const t = useText();
  const { data: parent } = useParentCompany();
  return parent ? <Row as="span">{t('company_page.parent', { name: parent.name })}</Row> : null;
}
