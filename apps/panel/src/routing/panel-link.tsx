import type { LinkProps } from '@pinfold/sdk';
import { Link } from 'react-router-dom';

/** The router's link, as the SDK's components ask for it. */
export function PanelLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}
