import { type Bots, STRENGTHS } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import type { FirstSide, SeatNames } from '@/contract/manifest'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import { BOTS_TEXT as TEXT } from './bots-text'
import styles from './bots.module.css'

const PERSON = 'person'

interface SeatFieldsProps {
  readonly seats: readonly SeatNames[]
  readonly bots: Bots
  readonly onChange: (bots: Bots) => void
  /** The side to recommend, where one begins. */
  readonly first?: FirstSide | undefined
}

/** Who plays each seat: a person or a bot. */
export function SeatFields({ seats, bots, onChange, first }: SeatFieldsProps) {
  const choose = (seat: Seat, choice: string) => {
    const { [seat]: _, ...others } = bots
    const strength = STRENGTHS.find((one) => one === choice)
    onChange(strength ? { ...others, [seat]: strength } : others)
  }
  return (
    <div className={styles['seat-fields']}>
      {seats.map(({ id, name }) => (
        <Field
          key={id}
          label={TEXT.playedBy(name)}
          {...(first?.seat === id && { hint: TEXT.goodFirst(first.why) })}
        >
          <select
            className={controlStyles['field__input']}
            value={bots[id] ?? PERSON}
            onChange={({ target }) => choose(id, target.value)}
          >
            <option value={PERSON}>{TEXT.person}</option>
            {STRENGTHS.map((strength) => (
              <option key={strength} value={strength}>
                {TEXT.bot(strength)}
              </option>
            ))}
          </select>
        </Field>
      ))}
    </div>
  )
}
