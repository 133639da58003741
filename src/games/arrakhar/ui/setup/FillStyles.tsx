import { useId } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { PLACEMENT } from '../../content/setup-text'
import placementStyles from './placement.module.css'

interface FillStylesProps<Style extends string> {
  readonly styles: readonly Style[]
  /** Each style's name and, in a phrase, what it does. */
  readonly words: Readonly<Record<Style, { readonly name: string; readonly note: string }>>
  readonly picked: Style
  readonly onPick: (style: Style) => void
}

/** In which style the rest is placed when the player leaves it to the table. */
export function FillStyles<Style extends string>({ styles, words, picked, onPick }: FillStylesProps<Style>) {
  const name = useId()
  return (
    <fieldset className={placementStyles.tray}>
      <legend className={placementStyles['tray__title']}>{PLACEMENT.styles}</legend>
      <div className={placementStyles.choices}>
        {styles.map((style) => (
          <label key={style} className={placementStyles.choice}>
            <input
              type="radio"
              name={name}
              checked={style === picked}
              aria-describedby={`${name}-note`}
              onChange={() => onPick(style)}
            />
            {words[style].name}
          </label>
        ))}
      </div>
      <p className={controlStyles['field__hint']} id={`${name}-note`}>
        {words[picked].note}
      </p>
    </fieldset>
  )
}
