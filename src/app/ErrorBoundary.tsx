import { Component, type ReactNode } from 'react'
import { LazyErrorReport } from './LazyErrorReport'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
}

/** Catches a fault of the program while something is drawn, and keeps the save within reach. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : <LazyErrorReport error={error} />
  }
}
