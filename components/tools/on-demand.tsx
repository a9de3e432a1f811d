'use client';

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { networkHint } from '@/lib/browser/dom/network-hint';

/** How long a part may take before its place shows a loading message, in milliseconds. */
const loadingDelayMs = 200;

export type OnDemandProps<Props extends object> = {
  /** What loads, as in "Couldn't load the search." */
  readonly name: string;
  /** Imports it, and fetches what it needs. Called once for each attempt. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the component renders. */
  readonly props: Props;
};

/**
 * Renders a component whose code loads on demand. After 200 ms, a loading message shows; after a failure, an error with
 * a Retry button.
 */
export function OnDemand<Props extends object>({ name, load, props }: OnDemandProps<Props>) {
  // React keeps the failure of a lazy component, so each attempt is a new one.
  const [{ Part, attempt }, setPart] = useState(() => ({ Part: lazyPart(load), attempt: 0 }));
  const retry = () => setPart({ Part: lazyPart(load), attempt: attempt + 1 });
  return (
    <LoadBoundary key={attempt} failure={`Couldn't load ${name}.`} onRetry={retry}>
      <Suspense fallback={<Loading name={name} />}>
        <Part {...props} />
      </Suspense>
    </LoadBoundary>
  );
}

function lazyPart<Props extends object>(load: OnDemandProps<Props>['load']) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new LoadError('The file of a part is missing or incomplete.', { cause });
    }
  });
}

class LoadError extends Error {}

/** Renders a loading message once loading has taken 200 ms. */
export function Loading({ name }: { readonly name: string }) {
  return (
    <Late>
      <p className="part-state" role="status">
        {`Loading ${name} …`}
      </p>
    </Late>
  );
}

/** Renders its content after 200 ms, for messages that readers with a fast connection needn't see. */
export function Late({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, loadingDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate && children;
}

type BoundaryProps = { readonly failure: string; readonly onRetry: () => void; readonly children: ReactNode };

/** Shows that code couldn't be loaded. Other errors are passed on. */
class LoadBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) {
      return this.props.children;
    }
    if (!((error as unknown) instanceof LoadError)) {
      throw error;
    }
    return <LoadFailure message={this.props.failure} onRetry={this.props.onRetry} />;
  }
}

export type LoadFailureProps = { readonly message: string; readonly onRetry: () => void };

/** Renders that something couldn't be loaded, with Retry. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div className="part-state" role="alert">
      <p>{message}</p>
      <p>{networkHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
