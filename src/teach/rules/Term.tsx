import * as Radix from '@radix-ui/react-tooltip'
import { type ReactNode, useRef, useState } from 'react'
import type { GlossaryTerm, Rulebook } from '@/engine/rulebook/rulebook'
import tooltipStyles from '@/widgets/tooltip.module.css'
import { plainTextOf } from '../book/rulebook-index'
import styles from './rule-text.module.css'

interface TermProps {
  readonly rulebook: Rulebook
  readonly term: GlossaryTerm
  readonly children: ReactNode
}

const DELAY_MS = 250

/**
 * A term of the glossary that explains itself when pointed at, in focus or touched. The library opens hints
 * for a mouse and for the focus only and closes them when pressed, which a finger would not get to see.
 */
export function Term({ rulebook, term, children }: TermProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
        <Radix.Trigger
          ref={trigger}
          className={styles.term}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setIsOpen(!isOpen)
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={tooltipStyles.tooltip}
            sideOffset={4}
            collisionPadding={8}
            onPointerDownOutside={(event) => {
              if (event.target instanceof Node && trigger.current?.contains(event.target))
                event.preventDefault()
            }}
          >
            <strong>{term.term}</strong>: {plainTextOf(rulebook, term.meaning)}
            {term.clause !== undefined && ` (${term.clause})`}
            <Radix.Arrow className={tooltipStyles['tooltip__arrow']} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
