import { useParentCompany } from '@pinfold/sdk/headless/company';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';

/** The company that this one belongs to; nothing for one that stands alone. */
export function ParentCompany() {
  const t = useText();
  const { data: parent } = useParentCompany();
  return parent ? <Line>{t('company_page.parent', { name: parent.name })}</Line> : null;
}

const Line = styled.span`
  display: block;
`;
