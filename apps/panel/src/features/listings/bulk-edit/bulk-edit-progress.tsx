import { BulkEditTray } from '@pinfold/sdk/listings';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { paths } from '../../../routing/paths.ts';

const editor = paths.editListings;

/** The bulk edit that is being sent, at the foot of every page but its own. */
export default function BulkEditProgress() {
  const { pathname } = useLocation();
  if (pathname === editor) return null;
  return (
    <Foot>
      <BulkEditTray href={editor} />
    </Foot>
  );
}

const Foot = styled.div`
  position: relative;
`;
