import { useState } from 'react'
import type { RollRequest } from '@/engine/kernel/dice'
import { facesIn } from '@/store/study/dice-hand'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useStudyState } from './opened/use-study'

const { dice: TEXT } = STUDY_TEXT

/** Asks for a roll as it comes. */
export function FacesDialog() {
  const awaited = useStudyState((state) => state.awaited)
  const { cancelFaces } = useActions()
  if (!awaited) return null
  return (
    <Dialog open title={awaited.request.label} onClose={cancelFaces}>
      <FacesForm key={awaited.had.length} request={awaited.request} />
    </Dialog>
  )
}

function FacesForm({ request: { count, faces } }: { readonly request: RollRequest }) {
  const actions = useActions()
  const [text, setText] = useState('')
  const [isBad, setBad] = useState(false)
  const submit = () => {
    const typed = facesIn(text, faces)
    if (typed?.length === count) actions.provideFaces(typed)
    else setBad(true)
  }
  return (
    <form
      className={panelStyles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{TEXT.enter(count, faces)}</p>
      <label className={controlStyles.field}>
        <span className={controlStyles['field__label']}>{TEXT.field}</span>
        <input
          className={controlStyles['field__input']}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          aria-invalid={isBad}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setBad(false)
          }}
        />
        <span className={controlStyles['field__error']} role="alert">
          {isBad && TEXT.bad(count, faces)}
        </span>
      </label>
      <ButtonRow>
        <Button onClick={actions.cancelFaces}>{TEXT.cancel}</Button>
        <PrimaryButton type="submit">{TEXT.use}</PrimaryButton>
      </ButtonRow>
    </form>
  )
}
