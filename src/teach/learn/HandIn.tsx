import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { optionalComponent } from '@/widgets/late'
import { LESSON_TEXT } from './learn-text'
import type { Place } from './place'
import { hasTried, tasksOf, useTries } from './tries'

const LateDialog = optionalComponent(() => import('./HandInDialog').then((module) => module.HandInDialog))

interface HandInProps {
  readonly place: Place
  /** The lesson's, where several are on the page. */
  readonly name?: string
}

/** Hands in what a learner has done in a lesson, once there is something. */
export function HandIn({ place, name }: HandInProps) {
  const tries = useTries()
  const [isOpen, setOpen] = useState(false)
  const { gameId, addressId, lesson } = place
  if (tasksOf(lesson).length === 0 || !hasTried(tries, gameId, addressId)) return null
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
          <LateDialog place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
