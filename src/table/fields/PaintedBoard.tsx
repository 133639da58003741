import { useState } from 'react'
import { Board } from '@/board/view/Board'
import controlStyles from '@/widgets/control.module.css'
import { Stepper } from '@/widgets/Stepper'
import { NEW_GAME_TEXT as TEXT } from '../new-game/new-game-text'
import type { FieldProps } from './field'
import styles from './fields.module.css'

/** A map as it is painted: a ground is picked, and put down hex by hex. */
export function PaintedBoard<Change>({ field, onChange }: FieldProps<'map', Change>) {
  const { label, board, size, grounds, groundAt, fault } = field
  const [ground, setGround] = useState(grounds[0]?.id ?? '')
  /** The map that was cut or grown: a number that is typed digit by digit takes nothing from it on the way. */
  const [whole, setWhole] = useState<typeof field>()
  const resize = (next: typeof size) => {
    const from = whole ?? field
    setWhole(from)
    onChange(from.resize(next))
  }
  const length = (name: 'columns' | 'rows') => (
    <Stepper
      label={TEXT[name]}
      value={size[name]}
      min={1}
      max={size.most}
      onChange={(value) => resize({ ...size, [name]: value })}
    />
  )
  return (
    <>
      <div className={styles['painting__tools']}>
        <div role="radiogroup" aria-label={TEXT.grounds} className={styles['group__row']}>
          {grounds.map(({ id, name }) => (
            <label key={id} className={controlStyles.check}>
              <input type="radio" name="ground" checked={id === ground} onChange={() => setGround(id)} />
              {name}
            </label>
          ))}
        </div>
        {length('columns')}
        {length('rows')}
      </div>
      <p className={styles['painting__fault']} aria-live="polite">
        {fault}
      </p>
      <div className={styles['painting__board']}>
        <Board
          key={`${size.columns} ${size.rows}`}
          {...board}
          stacks={[]}
          sites={[]}
          marks={[]}
          arrows={[]}
          label={label}
          describeHex={groundAt}
          onChooseHex={(hex) => {
            setWhole(undefined)
            onChange(field.paint(hex, ground))
          }}
        />
      </div>
    </>
  )
}
