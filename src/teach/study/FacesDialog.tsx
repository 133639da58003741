import { useState } from 'react'
import type { RollRequest } from '@/engine/dice'
import { facesIn } from '@/store/study/dice-hand'
import { Dialog } from '@/widgets/Dialog'
import { STUDY_TEXT } from './study-text'
import { useActions, useStudyState } from './use-study'

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
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{TEXT.enter(count, faces)}</p>
      <label className="field">
        <span className="field__label">{TEXT.field}</span>
        <input
          className="field__input"
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
        <span className="field__error" role="alert">
          {isBad && TEXT.bad(count, faces)}
        </span>
      </label>
      <div className="row row--end">
        <button type="button" className="button" onClick={actions.cancelFaces}>
          {TEXT.cancel}
        </button>
        <button type="submit" className="button button--primary">
          {TEXT.use}
        </button>
      </div>
    </form>
  )
}
