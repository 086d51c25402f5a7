import { ExternalIcon, Link, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';

export interface DocumentLinkProps {
  href: string;
  children: string;
  /** Tells links with the same text apart. */
  label?: string;
}

/** Something to read beside what one is doing, in a tab of its own. */
export function DocumentLink({ href, children, label = children }: DocumentLinkProps) {
  const t = useText();
  return (
    <Place>
      <Link href={href} target="_blank" rel="noopener" aria-label={`${label} (${t('terms.new_tab')})`}>
        {children} <ExternalIcon size={13} />
      </Link>
    </Place>
  );
}

const Place = styled.span`
  & > a > svg {
    vertical-align: -1px;
    color: ${token('color-ink-3')};
  }
  @media (pointer: coarse) {
    & > a {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;
