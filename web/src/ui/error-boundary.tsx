import { Component, lazy, Suspense, type ReactNode } from 'react'

const CrashScreen = lazy(async () => ({ default: (await import('./crash-screen.tsx')).CrashScreen }))

type Props = {
  readonly children: ReactNode
  /** Shown instead of what broke. */
  readonly broken?: ReactNode
}

/** A page that throws takes only itself down; a new page is a new boundary. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return <Suspense fallback={null}>{this.props.broken ?? <CrashScreen />}</Suspense>
  }
}
