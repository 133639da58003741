import { type ChangeEvent, useId } from 'react'
import { NEW_GAME } from '../../content/setup-text'
import { Problems } from './Problems'

interface CustomTextProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly problems: readonly string[]
  readonly onChange: (text: string) => void
}

/** A text to paste or to read from a file, with what is wrong with it. */
export function CustomText({ label, hint, value, problems, onChange }: CustomTextProps) {
  const id = useId()
  const wrong = problems.length > 0
  const describedBy = wrong ? `${id}-hint ${id}-error` : `${id}-hint`
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    void event.target.files?.[0]?.text().then(onChange)
    event.target.value = ''
  }
  return (
    <div className="field custom-text">
      <div className="custom-text__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <label className="button custom-text__open">
          {NEW_GAME.openFile}
          <span className="visually-hidden">: {label}</span>
          <input
            type="file"
            className="visually-hidden"
            accept=".json,.txt,text/plain,application/json"
            onChange={onFile}
          />
        </label>
      </div>
      <textarea
        id={id}
        className="field__input custom-text__area"
        rows={4}
        spellCheck={false}
        value={value}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      {wrong && <Problems id={`${id}-error`} lines={problems} />}
    </div>
  )
}
