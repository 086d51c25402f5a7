import { useListing } from '@pinfold/sdk/headless/listings';
import { token } from '@pinfold/sdk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

/** The way back to all locations, and the code by which the company knows this one. */
export function LocationBreadcrumb({ id }: { id: number }) {
  const t = useText();
  const code = useListing(id).data?.store_code;
  return (
    <>
      <Back to={paths.listingList}>{t('listing_page.back')}</Back>
      {code && ` / ${code}`}
    </>
  );
}

const Back = styled(Link)`
  color: ${token('color-ink-2')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    display: inline-block;
    padding-block: 10px;
  }
`;
