import { Component, type ReactNode } from 'react'
import { isMissing } from '@/widgets/missing'
import { LazyErrorReport } from './LazyErrorReport'

interface Props {
  readonly children: ReactNode
  /** Puts things in order after an error; false when what was drawn is not to be drawn again. */
  readonly mend?: (error: Error) => boolean
  /** What is shown, as far as another try may end otherwise. */
  readonly of?: unknown
}

interface State {
  readonly error: Error | null
  /** What was shown when it was thrown. */
  readonly of?: unknown
}

/**
 * Catches a fault of the program while something is drawn, and keeps the save within reach. A part that has not come is
 * no fault: nothing is put in order for it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): Pick<State, 'error'> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { error: null, of }
  }

  override componentDidCatch(error: Error): void {
    if (!isMissing(error) && this.props.mend?.(error)) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : <LazyErrorReport error={error} />
  }
}
