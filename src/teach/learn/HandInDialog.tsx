import { useState } from 'react'
import { tidyName } from '@/engine/basics/phrases'
import { type HandedIn, LONGEST_LEARNER } from '@/engine/lesson/handed-in'
import { Dialog } from '@/widgets/Dialog'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { LinkBox } from '../links/LinkBox'
import { downloadJson } from '../page-parts/download'
import { LESSON_TEXT } from './learn-text'
import { type HandingIn, keepLearner, useLearner } from './tries'

const { handIn: TEXT } = LESSON_TEXT

export interface HandInDialogProps {
  readonly gameId: string
  /** For the name of the file. */
  readonly lessonId: string
  readonly make: (by: HandingIn) => HandedIn
  readonly onClose: () => void
}

/** A learner's name, and a link, a code and a file with what came of tasks and quizzes. */
export function HandInDialog({ onClose, ...handedIn }: HandInDialogProps) {
  const learner = useLearner()
  return (
    <Dialog open size="wide" title={TEXT.title} description={TEXT.lead} onClose={onClose}>
      <div className={panelStyles.stack}>
        <Field label={TEXT.name}>
          <input
            className={controlStyles['field__input']}
            autoComplete="name"
            maxLength={LONGEST_LEARNER}
            defaultValue={learner}
            onChange={({ target }) => keepLearner(tidyName(target.value, LONGEST_LEARNER))}
          />
        </Field>
        {learner === '' ? <p role="status">{TEXT.nameless}</p> : <Ways {...handedIn} learner={learner} />}
      </div>
    </Dialog>
  )
}

interface WaysProps extends Omit<HandInDialogProps, 'onClose'> {
  readonly learner: string
}

function Ways({ gameId, lessonId, make, learner }: WaysProps) {
  const [now] = useState(() => new Date())
  const handed = make({ learner, now })
  return (
    <LinkBox
      gameId={gameId}
      target={{ kind: 'hand-in', json: handed }}
      title={TEXT.of(learner)}
      hasFrame={false}
      onSaveFile={() => downloadJson(TEXT.file(lessonId, learner), `${JSON.stringify(handed, null, 1)}\n`)}
    />
  )
}
