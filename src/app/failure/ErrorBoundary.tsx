import { Component, type ReactNode } from 'react'
import { LazyErrorReport } from './LazyErrorReport'

interface Props {
  readonly children: ReactNode
  /** Puts things in order after an error; false when what was drawn is not to be drawn again. */
  readonly mend?: (error: Error) => boolean
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

  override componentDidCatch(error: Error): void {
    if (this.props.mend?.(error)) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : <LazyErrorReport error={error} />
  }
}
