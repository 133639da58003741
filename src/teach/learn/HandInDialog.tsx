import { useMemo, useState } from 'react'
import { tidyName } from '@/engine/basics/phrases'
import { LONGEST_LEARNER } from '@/engine/lesson/handed-in'
import { Dialog } from '@/widgets/Dialog'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { LinkBox } from '../links/LinkBox'
import { downloadJson } from '../page-parts/download'
import { LESSON_TEXT } from './learn-text'
import type { Place } from './place'
import { handedInOf, keepLearner, useLearner, useTries } from './tries'

const { handIn: TEXT } = LESSON_TEXT

interface HandInDialogProps {
  readonly place: Place
  readonly onClose: () => void
}

/** A learner's name, and a link, a code and a file with what came of the tasks. */
export function HandInDialog({ place, onClose }: HandInDialogProps) {
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
        {learner === '' ? <p role="status">{TEXT.nameless}</p> : <Ways place={place} learner={learner} />}
      </div>
    </Dialog>
  )
}

function Ways({ place, learner }: { readonly place: Place; readonly learner: string }) {
  const tries = useTries()
  const [now] = useState(() => new Date())
  const handed = useMemo(() => handedInOf(tries, place, { learner, now }), [tries, place, learner, now])
  return (
    <LinkBox
      gameId={place.gameId}
      target={{ kind: 'hand-in', json: handed }}
      title={TEXT.of(learner)}
      hasFrame={false}
      onSaveFile={() =>
        downloadJson(TEXT.file(place.lesson.id, learner), `${JSON.stringify(handed, null, 1)}\n`)
      }
    />
  )
}
