import type { ReactNode } from 'react';
import { addressOfRequest } from '@/lib/content/api/request-files';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { RequestSwitch } from './request-switch';

export type RequestBuilderProps = {
  readonly id: string;
  /** The samples of the operation. */
  readonly children: ReactNode;
};

/** Renders the samples of an operation below a switch to its request builder. */
export function RequestBuilder({ id, children }: RequestBuilderProps) {
  return (
    <RequestSwitch id={id} address={withBasePath(addressOfRequest(id))}>
      {children}
    </RequestSwitch>
  );
}
