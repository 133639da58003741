import { useId, useState } from 'react'
import type { Bots } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import type { SeatNames } from '@/contract/manifest'
import { LONGEST_NAME } from '@/store/catalog/names'
import { knownNames } from '@/store/catalog/known-names'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import { ColorField, type PlayerColors } from '../page-parts/ColorField'
import { NEW_GAME_TEXT as TEXT } from './new-game-text'
import styles from '../bots/bots.module.css'

interface NameFieldsProps {
  readonly seats: readonly SeatNames[]
  readonly bots: Bots
  /** As typed, by seat. */
  readonly names: Readonly<Record<Seat, string>>
  readonly onChange: (names: Readonly<Record<Seat, string>>) => void
  readonly colors: PlayerColors
}

/** What the persons at the table go by, and in which color, if they like to say. */
export function NameFields({ seats, bots, names, onChange, colors }: NameFieldsProps) {
  const list = useId()
  const [known] = useState(knownNames)
  return (
    <div className={styles['seat-fields']}>
      {seats.flatMap(({ id, name }) =>
        bots[id]
          ? []
          : [
              <Field key={id} label={TEXT.nameOf(name)}>
                <input
                  className={controlStyles['field__input']}
                  autoComplete="off"
                  list={list}
                  maxLength={LONGEST_NAME}
                  value={names[id] ?? ''}
                  onChange={({ target }) => onChange({ ...names, [id]: target.value })}
                />
              </Field>,
              <ColorField
                key={`${id} color`}
                seat={name}
                color={colors.of(id, names[id])}
                onChoose={(color) => colors.choose(id, color)}
              />,
            ],
      )}
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
