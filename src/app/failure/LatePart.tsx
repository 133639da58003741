import { Component, type ReactNode, Suspense } from 'react'
import { isMissing, tellMissing } from '@/widgets/missing'
import { table } from '../session/table-session'
import { TEXT } from '../page-parts/text'

interface Props {
  readonly children: ReactNode
  /** Stands there while the part is on its way. */
  readonly fallback?: ReactNode
  /** Closes what broke, so that it can be asked for again. */
  readonly onClose?: () => void
}

interface State {
  readonly isBroken: boolean
}

/**
 * A part of the page that comes when it is wanted. Should it break, or not come, as without a network, it is taken away,
 * which is said; the rest of the page stays.
 */
export class LatePart extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissing(error)) tellMissing()
    else table.say(TEXT.partBroken)
    this.props.onClose?.()
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    return this.state.isBroken ? null : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
