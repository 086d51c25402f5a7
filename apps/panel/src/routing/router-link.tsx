import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the panel, with its query. */
  to: string;
  /** Whether the page takes the place of the open one in the browser's history. @default false, unless it is the same */
  replace?: boolean | undefined;
}

/**
 * A link to another page of the panel that goes there without a reload. Not the router's own, which brings the
 * prefetching of server-rendered routes to the log-in page.
 */
export function RouterLink({ to, replace, onClick, target, children, ...props }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...props}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
