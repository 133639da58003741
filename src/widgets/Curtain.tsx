import { type ReactNode, useId } from 'react'

import './curtain.css'

export interface CurtainProps {
  /** Who is to take the mouse. */
  readonly heading: string
  readonly text: string
  readonly action: string
  readonly side?: 'first' | 'second'
  readonly onTake: () => void
  /** Ways out, under the button. */
  readonly children?: ReactNode
}

/** The screen between two seats at one browser: covers everything until the named player takes over. */
export function Curtain({ heading, text, action, side = 'first', onTake, children }: CurtainProps) {
  const id = useId()
  return (
    <div
      className={`curtain curtain--${side}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <div className="curtain__card">
        <h1 id={`${id}-heading`} className="curtain__heading">
          {heading}
        </h1>
        <p id={`${id}-text`} className="curtain__text">
          {text}
        </p>
        <button type="button" className="button button--primary curtain__action" autoFocus onClick={onTake}>
          {action}
        </button>
        {children}
      </div>
    </div>
  )
}
