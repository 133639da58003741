import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { optionalComponent } from '@/widgets/late'
import type { HandInDialogProps } from './HandInDialog'
import { LESSON_TEXT } from './learn-text'

const LateDialog = optionalComponent(() => import('./HandInDialog').then((module) => module.HandInDialog))

interface HandInButtonProps extends Omit<HandInDialogProps, 'onClose'> {
  /** The lesson's, where several are on the page. */
  readonly name?: string | undefined
}

/** Opens the dialog in which a learner hands in. */
export function HandInButton({ name, ...handedIn }: HandInButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-label={name === undefined ? undefined : LESSON_TEXT.handIn.openOf(name)}
        onClick={() => setOpen(true)}
      >
        {LESSON_TEXT.handIn.open}
      </Button>
      {isOpen && (
        <Suspense>
          <LateDialog {...handedIn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
